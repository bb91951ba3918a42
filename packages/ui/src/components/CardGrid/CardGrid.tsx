'use client';
import { Children, type ComponentProps } from 'react';
import { Root } from './CardGrid.styles.ts';

export interface CardGridProps extends ComponentProps<'ul'> {
  /**
   * `auto` fits as many columns of at least 280 px as there is room for; `three` is one column on phones, two on
   * tablets and three on wide screens.
   * @default 'auto'
   */
  columns?: 'auto' | 'three';
  /** The cards; each becomes an item of the list. */
  children?: ComponentProps<'ul'>['children'];
}

/**
 * Cards of one kind as a list that finds its own columns.
 * @summary Cards of one kind, in columns.
 */
export function CardGrid({ columns = 'auto', children, ...rest }: CardGridProps) {
  return (
    <Root data-component="CardGrid" data-columns={columns} role="list" {...rest}>
      {Children.map(children, (card) => (
        <li data-part="item">{card}</li>
      ))}
    </Root>
  );
}
