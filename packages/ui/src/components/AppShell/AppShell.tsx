'use client';
import type { ComponentProps, ReactNode } from 'react';
import { SkipLink } from '#components/SkipLink/SkipLink.tsx';
import { Root } from './AppShell.styles.ts';

export interface AppShellProps extends ComponentProps<'div'> {
  /** The bar at the top: a TopBar. */
  topBar: ReactNode;
  /** The main navigation: a SideNav. */
  sideNav: ReactNode;
  /**
   * `page` grows with its content and scrolls as a page does; `fill` is as high as the screen, and what is in it
   * scrolls by itself, as a conversation does.
   * @default 'page'
   */
  layout?: 'page' | 'fill' | undefined;
  /**
   * News in a few words that screen readers read out, politely and once: '3 unread'. Nobody sees it.
   * @default ''
   */
  announcement?: string | undefined;
  /** What is on its way, in a few words, as 'Loading': the name of a bar at the top edge that shows it. */
  pending?: string | undefined;
}

/** The frame of every screen: top bar, navigation and content, each in its place at every width. */
export function AppShell({
  topBar,
  sideNav,
  layout = 'page',
  announcement = '',
  pending,
  children,
  ...rest
}: AppShellProps) {
  return (
    <Root data-component="AppShell" data-layout={layout} {...rest}>
      <SkipLink targetId="content" />
      {/* Always there: a live region that is inserted together with its text is not announced. */}
      <span data-part="announcement" role="status">
        {announcement}
      </span>
      {topBar}
      {sideNav}
      <main data-part="main" id="content" tabIndex={-1}>
        {pending && <div data-part="pending" role="progressbar" aria-label={pending} />}
        {children}
      </main>
    </Root>
  );
}
