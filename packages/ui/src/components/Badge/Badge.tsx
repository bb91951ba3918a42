'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Root } from './Badge.styles.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  /**
   * What the colour adds to the word: `positive` is good, `caution` asks for care, `critical` is wrong.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'accent' | 'info' | 'positive' | 'caution' | 'critical' | undefined;
  /** An icon before the word, in reading direction. It is decoration: the word says it all. */
  leadingIcon?: ReactNode;
}

/** A word or a number that marks something: an industry, a state, a count. */
export function Badge({ tone = 'neutral', leadingIcon, children, ...rest }: BadgeProps) {
  return (
    <Root data-component="Badge" data-tone={tone} {...rest}>
      {leadingIcon && (
        <span data-part="icon" aria-hidden>
          {leadingIcon}
        </span>
      )}
      <span data-part="label">{children}</span>
    </Root>
  );
}
