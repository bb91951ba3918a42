'use client';
import type { ComponentProps, MouseEvent } from 'react';
import { Root } from './SkipLink.styles.ts';

export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /**
   * The id of what it leads to: an element that takes the focus, as `<main tabIndex={-1}>` does.
   * @default 'content'
   */
  targetId?: string;
  /**
   * Its words.
   * @default 'Skip to content'
   */
  children?: ComponentProps<'a'>['children'];
}

/**
 * The first stop of the Tab key: a link past bars and navigation to the content. It shows only while it has the focus.
 */
export function SkipLink({
  targetId = 'content',
  children = 'Skip to content',
  onClick,
  ...rest
}: SkipLinkProps) {
  // The address serves until this runs; later a router would take the fragment for a place.
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    const target = document.getElementById(targetId);
    target?.focus();
    if (target && target === document.activeElement) event.preventDefault();
  };
  return (
    <Root data-component="SkipLink" href={`#${targetId}`} {...rest} onClick={handleClick}>
      {children}
    </Root>
  );
}
