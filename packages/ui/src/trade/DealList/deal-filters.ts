import type { DealParty, DealStatus } from '../deal.ts';

/** Which deals a list shows. The API has the same names. */
export type DealView = 'needs-reply' | 'waiting' | 'orders' | 'closed';

/** Which side of the deals a list shows. */
export type DealSide = DealParty | 'all';

/** What a list is narrowed to: `new` is a quote without an offer, `offered` one with a valid offer of the vendor. */
export type DealStep = 'new' | 'offered' | 'countered' | Exclude<DealStatus, 'open' | 'accepted'>;

/** When a deal is due. Only orders are overdue; `week` are seven days from today on. */
export type DealDue = 'overdue' | 'today' | 'week';

/** How a list of deals is narrowed. What is absent does not narrow. */
export interface DealNarrowing {
  /** What has become of the quote, or where its order stands. */
  status?: DealStep | undefined;
  /** When it is due. Give the deals that are left in the order in which they are due. */
  due?: DealDue | undefined;
}

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
  /**
   * How the list is narrowed.
   * @default {}
   */
  narrowing?: DealNarrowing | undefined;
  /** Called with all that narrows the list. Without it the list is not narrowed. */
  onNarrow?: ((narrowing: DealNarrowing) => void) | undefined;
  /**
   * What the list that shows can be narrowed to. A choice without options does not show.
   * @default {}
   */
  narrowingOptions?:
    | { status?: readonly DealStep[] | undefined; due?: readonly DealDue[] | undefined }
    | undefined;
}
