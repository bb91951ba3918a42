'use client';
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { statTileLabels, type StatTileLabels } from './StatTile.labels.ts';
import { useLabels } from '#locale/use-locale.ts';
import { Root } from './StatTile.styles.ts';
import { StatTileTrend } from './StatTileTrend.tsx';

export interface StatTileProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is counted. */
  label: string;
  /** How many or how much, as it is to be read: '128', 'Rs. 4,20,000'. Without it a dash shows. */
  value?: ReactNode;
  /** The direction of the change, shown as a word and an arrow. */
  direction?: 'up' | 'down' | 'same' | undefined;
  /** The size of the change and since when, after that word: '12% since last week'. */
  change?: string | undefined;
  /**
   * Whether that is good or bad; more is not always better.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'positive' | 'critical' | undefined;
  /** What helps to understand the number, or a `Link` to what it counts. */
  hint?: ReactNode;
  /** Earlier values, oldest first, as a small line. It is decoration: say what matters in `change`. */
  trend?: readonly number[] | undefined;
  /**
   * Shows skeletons for the value and what depends on it; the label stays.
   * @default false
   */
  loading?: boolean | undefined;
  /** Replaces some of its words. */
  labels?: Partial<StatTileLabels> | undefined;
}

const icons = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight };

/** A number, what it counts and its trend. Put several into a CardGrid. */
export function StatTile({
  label,
  value,
  direction,
  change,
  tone = 'neutral',
  hint,
  trend,
  loading = false,
  labels,
  ...rest
}: StatTileProps) {
  const words = useLabels('StatTile', statTileLabels, labels);
  const Icon = icons[direction ?? 'same'];
  return (
    <Root
      data-component="StatTile"
      data-tone={tone}
      data-loading={loading ? '' : undefined}
      aria-busy={loading || undefined}
      {...rest}
    >
      <p data-part="label">{label}</p>
      <p data-part="value">{loading ? <Skeleton width="4ch" /> : (value ?? '–')}</p>
      {direction && (
        <p data-part="change">
          {loading ? (
            <Skeleton width="60%" />
          ) : (
            <>
              <Icon size={16} aria-hidden />
              <span>{[words[direction], change].filter(Boolean).join(' ')}</span>
            </>
          )}
        </p>
      )}
      {hint && <p data-part="hint">{hint}</p>}
      {trend && !loading && <StatTileTrend values={trend} />}
    </Root>
  );
}
