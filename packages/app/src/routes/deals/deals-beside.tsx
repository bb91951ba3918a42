import { DealList } from '@guildhall/ui/trade/deal-list';
import { useDealList } from './use-deal-list.ts';

/** The list of deals beside the one that is open. */
export function DealsBeside({ currentId }: { currentId: string }) {
  const { onDealOpen, ...list } = useDealList(true);
  return (
    <DealList
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
