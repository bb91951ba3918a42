'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Root } from './PageHeader.styles.ts';

export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What the page is about: its one first-level heading. It ends with the second line, on a phone with the third. */
  title: ReactNode;
  /** Buttons that concern the whole page, at the end of the line. */
  actions?: ReactNode;
}

/**
 * The line with the title of a page inside AppShell and the actions on the page as a whole. From 600 px it stays at the
 * top while the page scrolls.
 */
export function PageHeader({ title, actions, ...rest }: PageHeaderProps) {
  return (
    <Root data-component="PageHeader" {...rest}>
      <h1 data-part="title">{title}</h1>
      {actions && <div data-part="actions">{actions}</div>}
    </Root>
  );
}
