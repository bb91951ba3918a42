'use client';
import { Slot, Slottable } from '@radix-ui/react-slot';
import type { ComponentProps, ReactNode } from 'react';
import type { ButtonProps } from '#components/Button/Button.tsx';
import { checkChild } from '#lib/misuse.ts';
import type { NavigateHandler } from '#navigation/navigate.ts';
import { Root } from './Link.styles.ts';

export interface LinkProps extends ComponentProps<'a'> {
  /** Where it leads. With `asChild` the element inside says so. */
  href?: string | undefined;
  /**
   * `inline` is underlined and stands in a sentence; `subtle` shows its line under the pointer and stands in
   * lists. The others look like the Button of that name and lead to another page.
   * @default 'inline'
   */
  variant?: 'inline' | 'subtle' | NonNullable<ButtonProps['variant']> | undefined;
  /**
   * The height of one that looks like a button: 32, 40 or 48 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** An icon before the words, in reading direction. It is decoration. */
  leadingIcon?: ReactNode;
  /** An icon after the words, in reading direction. It is decoration. */
  trailingIcon?: ReactNode;
  /** Called on a plain click, instead of the browser's own navigation: the place for a client-side router. */
  onNavigate?: NavigateHandler | undefined;
  /**
   * Gives its look to the one element inside, such as a router's own link, instead of rendering an anchor. For all links
   * of an app use `LinkProvider`.
   * @default false
   */
  asChild?: boolean | undefined;
}

/** A link to another page. It is always an anchor, so it can be opened in a new tab and copied. */
export function Link({
  variant = 'inline',
  size = 'md',
  leadingIcon,
  trailingIcon,
  onNavigate,
  asChild = false,
  children,
  ...rest
}: LinkProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkChild('Link', asChild, children);
  }
  const isButton = variant !== 'inline' && variant !== 'subtle';
  return (
    <Root
      data-component="Link"
      data-variant={variant}
      data-size={isButton ? size : undefined}
      {...rest}
      {...(asChild ? { as: Slot } : { onNavigate })}
    >
      {leadingIcon && (
        <span data-part="icon" aria-hidden>
          {leadingIcon}
        </span>
      )}
      {asChild ? <Slottable>{children}</Slottable> : children}
      {trailingIcon && (
        <span data-part="icon" aria-hidden>
          {trailingIcon}
        </span>
      )}
    </Root>
  );
}
