'use client';
import type { ComponentProps, MouseEvent } from 'react';
import { skipLinkLabels, type SkipLinkLabels } from './SkipLink.labels.ts';
import { useLabels } from '#locale/use-locale.ts';
import { Root } from './SkipLink.styles.ts';

export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /**
   * The id of what it leads to: an element that takes the focus, as `<main tabIndex={-1}>` does.
   * @default 'content'
   */
  targetId?: string | undefined;
  /**
   * Its words.
   * @default 'Skip to content'
   */
  children?: ComponentProps<'a'>['children'];
  /** Replaces some of its words. */
  labels?: Partial<SkipLinkLabels> | undefined;
}

/**
 * A link past bars and navigation to the content, first in the tab order. It shows only while it has the focus.
 */
export function SkipLink({ targetId = 'content', children, labels, onClick, ...rest }: SkipLinkProps) {
  const words = useLabels('SkipLink', skipLinkLabels, labels);
  // The fragment serves until this runs; later a client-side router would take it for a route.
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented) return;
    const target = document.getElementById(targetId);
    target?.focus();
    if (target && target === document.activeElement) event.preventDefault();
  };
  return (
    <Root data-component="SkipLink" href={`#${targetId}`} {...rest} onClick={handleClick}>
      {children ?? words.skip}
    </Root>
  );
}
