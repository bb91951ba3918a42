import type { DealParty } from '../deal.ts';

/** Which deals a list shows. The API has the same names. */
export type DealView = 'needs-reply' | 'waiting' | 'orders' | 'closed';

/** Which side of the deals a list shows. */
export type DealSide = DealParty | 'all';

/** What chooses the deals of a list. */
export interface DealFilters {
  /** Which of the lists shows. */
  view: DealView;
  /** Called with the list that is to show. */
  onViewChange: (view: DealView) => void;
  /** Which side shows: `client` is what the company buys, `vendor` what it sells. */
  side: DealSide;
  /** Called with the side that is to show. */
  onSideChange: (side: DealSide) => void;
  /**
   * What is searched for.
   * @default ''
   */
  q?: string | undefined;
  /** Called with a text on Enter, and with the empty string when it is cleared. Without it there is no search box. */
  onSearch?: ((q: string) => void) | undefined;
}
