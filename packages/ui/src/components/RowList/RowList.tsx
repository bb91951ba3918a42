'use client';
import { Children, type ComponentProps } from 'react';
import { Root } from './RowList.styles.ts';

export interface RowListProps extends ComponentProps<'ul'> {
  /** The rows; each becomes an item of the list. */
  children?: ComponentProps<'ul'>['children'];
}

/**
 * Rows of one kind, one below the other on a sheet of their own.
 * @summary Rows of one kind, one below the other.
 */
export function RowList({ children, ...rest }: RowListProps) {
  return (
    <Root data-component="RowList" role="list" {...rest}>
      {Children.map(children, (row) => (
        <li data-part="item">{row}</li>
      ))}
    </Root>
  );
}
