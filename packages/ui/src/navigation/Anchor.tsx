'use client';
import { createElement, use, type ComponentProps, type MouseEvent } from 'react';
import { LinkContext } from './LinkProvider.tsx';
import { handleLinkClick, type NavigateHandler } from './navigate.ts';

export interface AnchorProps extends ComponentProps<'a'> {
  /** Called on a plain click, instead of the browser's own navigation. */
  onNavigate?: NavigateHandler | undefined;
}

/** Every link of the package. */
export function Anchor({ href = '', onNavigate, onClick, ...rest }: AnchorProps) {
  return createElement(use(LinkContext), {
    ...rest,
    href,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      handleLinkClick(event, onNavigate);
    },
  });
}
