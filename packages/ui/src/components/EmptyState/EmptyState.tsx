'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Root } from './EmptyState.styles.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What is empty, in a few plain words. */
  title: ReactNode;
  /** What to do about it, or when something will be here. */
  description?: ReactNode;
  /** An icon from `lucide-react` for what is missing. It is decoration. */
  icon?: ReactNode;
  /** The one thing to do next, as a `Button` or `Link`. */
  action?: ReactNode;
  /**
   * The rank of the title in the page's outline.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | undefined;
}

/** Takes the place of an empty list and helps to fill it. For what went wrong use `Alert`. */
export function EmptyState({ title, description, icon, action, headingLevel = 2, ...rest }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Root data-component="EmptyState" {...rest}>
      {icon && (
        <div data-part="icon" aria-hidden>
          {icon}
        </div>
      )}
      <Heading data-part="title">{title}</Heading>
      {description && <p data-part="description">{description}</p>}
      {action && <div data-part="actions">{action}</div>}
    </Root>
  );
}
