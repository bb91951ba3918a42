'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Root } from './PageHeader.styles.ts';

export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What the page is about: its one first-level heading. */
  title: ReactNode;
  /** What one finds here, in a sentence. */
  description?: ReactNode;
  /** Buttons that concern the whole page, at the end of the line or below it. */
  actions?: ReactNode;
}

/** The title of a page inside AppShell, with the actions on the page as a whole. */
export function PageHeader({ title, description, actions, ...rest }: PageHeaderProps) {
  return (
    <Root data-component="PageHeader" {...rest}>
      <div data-part="text">
        <h1 data-part="title">{title}</h1>
        {description && <p data-part="description">{description}</p>}
      </div>
      {actions && <div data-part="actions">{actions}</div>}
    </Root>
  );
}
