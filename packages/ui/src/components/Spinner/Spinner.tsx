'use client';
import type { ComponentProps } from 'react';
import { Root } from './Spinner.styles.ts';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * What is being waited for, read to those who cannot see the ring. Without it the spinner is decoration
   * beside words that already say so.
   */
  label?: string | undefined;
  /**
   * The ring's diameter: 16, 20 or 32 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** A turning ring for a short wait of unknown length. For content whose shape is known use a skeleton. */
export function Spinner({ label, size = 'md', ...rest }: SpinnerProps) {
  const meaning = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Root data-component="Spinner" data-size={size} {...meaning} {...rest}>
      <svg data-part="ring" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2">
        <circle cx="10" cy="10" r="8" opacity="0.25" />
        <path d="M10 2a8 8 0 0 1 8 8" strokeLinecap="round" />
      </svg>
    </Root>
  );
}
