'use client';
import type { ComponentProps } from 'react';
import { formatPercent } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import { Root } from './Progress.styles.ts';

export interface ProgressProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What is under way; the name of the bar. */
  label: string;
  /**
   * `hidden` keeps the label, and the value beside it, for screen readers only, where text nearby says the same.
   * @default 'shown'
   */
  labelVisibility?: 'shown' | 'hidden' | undefined;
  /** The progress, from 0 to `max`. Without it the bar is indeterminate. */
  value?: number | undefined;
  /**
   * The value at which it is done.
   * @default 100
   */
  max?: number | undefined;
  /**
   * The value in words, as '3 of 10 pictures'.
   * @default the percentage
   */
  valueText?: string | undefined;
  /**
   * The height of the bar: 6, 8 or 12 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /**
   * What the colour adds to the words: `positive` for done, `critical` for a limit that is nearly reached.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'accent' | 'info' | 'positive' | 'caution' | 'critical' | undefined;
}

/** A bar that shows how much of something is done. For a short wait of unknown length use `Spinner`. */
export function Progress({
  label,
  labelVisibility = 'shown',
  value,
  max = 100,
  valueText,
  size = 'md',
  tone = 'neutral',
  style,
  ...rest
}: ProgressProps) {
  const locale = useLocale();
  const part = value === undefined ? undefined : Math.min(Math.max(value / max, 0), 1);
  const words = valueText ?? (part === undefined ? undefined : formatPercent(Math.round(part * 100), locale));
  return (
    // Each browser paints <progress> in its own way, and none can be animated by transform alone.
    <Root
      data-component="Progress"
      data-size={size}
      data-tone={tone}
      data-state={part === undefined ? 'indeterminate' : 'determinate'}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={part === undefined ? undefined : part * max}
      aria-valuetext={words}
      {...rest}
      style={{ '--_part': part, ...style }}
    >
      {labelVisibility === 'shown' && (
        <span data-part="header">
          <span data-part="label">{label}</span>
          {words && <span data-part="value">{words}</span>}
        </span>
      )}
      <span data-part="track">
        <span data-part="fill" />
      </span>
    </Root>
  );
}
