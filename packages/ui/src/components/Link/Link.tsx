'use client';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { handleLinkClick, type NavigateHandler } from '#navigation/navigate.ts';
import { Root } from './Link.styles.ts';

export interface LinkProps extends ComponentProps<'a'> {
  /** Where it leads. */
  href: string;
  /**
   * `inline` is underlined and stands in a sentence; `subtle` shows its line under the pointer and stands in
   * lists; `primary` and `secondary` look like buttons and lead to another page.
   * @default 'inline'
   */
  variant?: 'inline' | 'subtle' | 'primary' | 'secondary';
  /** An icon before the words, in reading direction. It is decoration. */
  leadingIcon?: ReactNode;
  /** An icon after the words, in reading direction. It is decoration. */
  trailingIcon?: ReactNode;
  /** Called on a plain click, instead of the browser's own navigation: the place for a client-side router. */
  onNavigate?: NavigateHandler;
}

/** A link to another page. It is always an anchor, so it can be opened in a new tab and copied. */
export function Link({
  variant = 'inline',
  leadingIcon,
  trailingIcon,
  children,
  onClick,
  onNavigate,
  ...rest
}: LinkProps) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    handleLinkClick(event, onNavigate);
  };
  return (
    <Root data-component="Link" data-variant={variant} {...rest} onClick={handleClick}>
      {leadingIcon && (
        <span data-part="icon" aria-hidden>
          {leadingIcon}
        </span>
      )}
      {children}
      {trailingIcon && (
        <span data-part="icon" aria-hidden>
          {trailingIcon}
        </span>
      )}
    </Root>
  );
}
