import type { DealDue, DealNarrowing, DealSide, DealStep, DealView } from '@guildhall/ui/trade/deal-list';
import { storePath } from '#paths.ts';
import { readChoice, readText } from './address-values.ts';

/** What an address says of the list of deals. */
export interface DealListFilters extends DealNarrowing {
  view: DealView;
  side: DealSide;
  q: string;
}

const views: readonly DealView[] = ['needs-reply', 'waiting', 'orders', 'closed'];
const sides: readonly DealSide[] = ['all', 'client', 'vendor'];

/** The list that shows when the address names none. */
const defaults = { view: 'needs-reply', side: 'all', q: '' } as const;

/** What each list can be narrowed to. */
export const narrowingOptions: Record<DealView, { status: readonly DealStep[]; due?: readonly DealDue[] }> = {
  'needs-reply': {
    status: ['new', 'offered', 'countered', 'expired', 'placed', 'confirmed', 'dispatched', 'delivered'],
    due: ['overdue', 'today', 'week'],
  },
  // Offers that are over have expired.
  waiting: { status: ['new', 'offered', 'countered', 'expired'], due: ['today', 'week'] },
  orders: {
    status: ['placed', 'confirmed', 'dispatched', 'delivered'],
    due: ['overdue', 'today', 'week'],
  },
  closed: { status: ['completed', 'cancelled', 'declined', 'withdrawn', 'closed'] },
};

/** The list of deals that an address names. */
export function readDealList(params: URLSearchParams): DealListFilters {
  const view = readChoice(params, 'view', views) ?? defaults.view;
  const options = narrowingOptions[view];
  const status = readChoice(params, 'status', options.status);
  const due = readChoice(params, 'due', options.due ?? []);
  return {
    view,
    side: readChoice(params, 'side', sides) ?? defaults.side,
    ...(status && { status }),
    ...(due && { due }),
    q: readText(params),
  };
}

/** The same address with these filters in place of its own. */
export function withDealList(params: URLSearchParams, filters: Partial<DealListFilters>): URLSearchParams {
  const next = new URLSearchParams(params);
  const { view, side, status, due, q } = { ...defaults, ...filters };
  for (const [name, value] of Object.entries({ view, side, status, due, q })) {
    if (value === undefined || value === defaults[name as keyof typeof defaults]) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The query that names a list of deals, and nothing else. */
export function dealListSearch(filters: Partial<DealListFilters>): string {
  const query = withDealList(new URLSearchParams(), filters).toString();
  return query && `?${query}`;
}

/** The address of a list of deals. */
export const dealListPath = (filters: Partial<DealListFilters>): string =>
  storePath('deals') + dealListSearch(filters).replace('?', '&');
