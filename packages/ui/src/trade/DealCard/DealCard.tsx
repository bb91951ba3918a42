'use client';
import { useNow } from '#lib/use-now.ts';
import { DealCardContent, type DealCardContentProps } from './DealCardContent.tsx';

export interface DealCardProps extends Omit<DealCardContentProps, 'now'> {
  /**
   * The current time, which decides what is due and how long ago something was.
   * @default the reader's own clock
   */
  now?: Date | undefined;
}

/**
 * A negotiation or its order: with whom, about what, for how much, and who has to act. Takes a deal of the API by
 * spreading; fields that it does not show are left out of the page.
 */
export function DealCard({ now, ...deal }: DealCardProps) {
  const clock = useNow();
  return <DealCardContent {...deal} now={now ?? clock} />;
}
