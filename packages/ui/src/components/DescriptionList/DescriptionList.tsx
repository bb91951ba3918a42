'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Root } from './DescriptionList.styles.ts';
import { checkValues } from '#lib/misuse.ts';

/** One fact: its name and its value. */
export interface DescriptionListItem {
  /** The name of the fact, unique in the list. */
  term: string;
  /** Its value. Nothing, or only white space, is empty. */
  description?: ReactNode;
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The facts, in reading order. */
  items: readonly DescriptionListItem[];
  /** Shown for an empty description. Without it the fact is left out, and a list of none renders nothing. */
  emptyText?: ReactNode;
  /**
   * `stacked` puts the description below its term, `side-by-side` beside it in a column of its own.
   * @default 'stacked'
   */
  layout?: 'stacked' | 'side-by-side' | undefined;
  /**
   * `cells` draws a border around every fact, for a few that are compared at a glance.
   * @default 'plain'
   */
  variant?: 'plain' | 'cells' | undefined;
  /**
   * How many facts stand in a row where the list, not the screen, has the room. Fewer where it has not.
   * @default 1
   */
  columns?: 1 | 2 | 4 | undefined;
}

/** False and an empty string are what a caller's condition leaves; 0 is a value. */
const isEmpty = (description: ReactNode) =>
  description === undefined ||
  description === null ||
  typeof description === 'boolean' ||
  (typeof description === 'string' && description.trim() === '');

/**
 * Names and values, such as the facts about a company. Renders a `<dl>` whose terms and descriptions stay together at
 * every width.
 */
export function DescriptionList({
  items,
  emptyText,
  layout = 'stacked',
  variant = 'plain',
  columns = 1,
  ...rest
}: DescriptionListProps) {
  if (process.env.NODE_ENV !== 'production')
    checkValues('DescriptionList', 'items', items, ({ term }) => term);
  const shown = items
    .map(({ term, description }) => ({ term, description: isEmpty(description) ? emptyText : description }))
    .filter(({ description }) => !isEmpty(description));
  if (shown.length === 0) return null;
  return (
    <Root
      data-component="DescriptionList"
      data-layout={layout}
      data-variant={variant}
      data-columns={columns}
      {...rest}
    >
      {shown.map(({ term, description }) => (
        <div key={term} data-part="item">
          <dt data-part="term">{term}</dt>
          <dd data-part="description" dir="auto">
            {description}
          </dd>
        </div>
      ))}
    </Root>
  );
}
