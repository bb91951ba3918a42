'use client';
import { Children, type ComponentProps } from 'react';
import { Root } from './RowList.styles.ts';

export interface RowListProps extends ComponentProps<'ul'> {
  /** The rows; each becomes an item of the list. */
  children?: ComponentProps<'ul'>['children'];
}

/** A list of rows, one below the other on a surface of their own. */
export function RowList({ children, ...rest }: RowListProps) {
  return (
    <Root data-component="RowList" role="list" {...rest}>
      {Children.map(children, (row) => (
        <li data-part="item">{row}</li>
      ))}
    </Root>
  );
}
