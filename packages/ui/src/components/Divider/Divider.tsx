'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Root } from './Divider.styles.ts';

export interface DividerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * `horizontal` between things below one another, `vertical` between things beside one another in a flex line,
   * whose height it takes.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Words in the middle of the line, such as 'or'. They are read like any text. */
  label?: ReactNode;
}

/** A hairline between groups of things. Where space alone says it, leave the line out. */
export function Divider({ orientation = 'horizontal', label, ...rest }: DividerProps) {
  // What is in a separator is not read out, so with words it is none.
  const meaning = label ? {} : ({ role: 'separator', 'aria-orientation': orientation } as const);
  return (
    <Root data-component="Divider" data-orientation={orientation} {...meaning} {...rest}>
      {label && <span data-part="label">{label}</span>}
    </Root>
  );
}
