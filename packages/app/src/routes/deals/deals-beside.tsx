import { DealList } from '@guildhall/ui/trade/deal-list';
import { useLayoutEffect, useRef } from 'react';
import { useDealList } from './use-deal-list.ts';

/** The list of deals beside the one that is open. */
export function DealsBeside({ currentId }: { currentId: string }) {
  const { onDealOpen, ...list } = useDealList(true);
  const ref = useRef<HTMLElement>(null);
  // Once: who chooses another list stays at the choices.
  const isPlaced = useRef(false);
  useLayoutEffect(() => {
    if (list.state !== 'ready' || isPlaced.current) return;
    isPlaced.current = true;
    ref.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [list.state]);
  return (
    <DealList
      ref={ref}
      {...list}
      currentId={currentId}
      headingLevel={2}
      onDealOpen={(deal) => {
        if (deal.id === currentId) return;
        onDealOpen?.(deal);
        // The list stays where it is, and so does the focus.
        window.scrollTo({ top: 0, behavior: 'instant' });
      }}
    />
  );
}
