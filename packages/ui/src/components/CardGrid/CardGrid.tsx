'use client';
import { Children, type ComponentProps, type ReactNode } from 'react';
import { Root } from './CardGrid.styles.ts';

export interface CardGridProps extends ComponentProps<'ul'> {
  /**
   * `auto` fits as many columns of at least 15rem, or `--gh-card-grid-column`, as there is room for; `three` is one
   * column on phones, two on tablets and three on wide screens.
   * @default 'auto'
   */
  columns?: 'auto' | 'three' | undefined;
  /** The cards; each becomes an item of the list. */
  children?: ComponentProps<'ul'>['children'];
}

/**
 * From this many cards on they are in groups, which the browser skips as a whole while they are off the screen. Rows of
 * 1 to 6, 8, 10 and 12 cards fill a group.
 */
const groupSize = 120;

/** A list of cards in as many columns as there is room for. */
export function CardGrid({ columns = 'auto', children, ...rest }: CardGridProps) {
  const cards = Children.toArray(children);
  const groups: ReactNode[] = [];
  for (let start = groupSize; start < cards.length; start += groupSize)
    groups.push(
      <li key={start} data-part="group" role="presentation">
        {Children.map(cards.slice(start, start + groupSize), (card) => (
          <div data-part="item" role="listitem">
            {card}
          </div>
        ))}
      </li>,
    );
  return (
    <Root data-component="CardGrid" data-columns={columns} role="list" {...rest}>
      {Children.map(cards.slice(0, groupSize), (card) => (
        <li data-part="item">{card}</li>
      ))}
      {groups}
    </Root>
  );
}
