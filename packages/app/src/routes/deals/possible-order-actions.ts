import type { DealParty, OrderLine, OrderStatus } from '@guildhall/contract';
import { orderMarks, orderSteps, type OrderMark } from '@guildhall/contract/order-rules';

/** What a side can do with an order now. */
export interface PossibleOrderActions {
  confirm: boolean;
  ship: boolean;
  deliver: boolean;
  complete: boolean;
  cancel: boolean;
  reorder: boolean;
  /** What it can note. */
  marks: readonly OrderMark[];
}

/** Something is on its way or there, and not yet accepted. */
const hasProblems = (status: OrderStatus) => status === 'dispatched' || status === 'delivered';

/** What can be done with an order by one of its sides. */
export function possibleOrderActions(
  { status, lines }: { status: OrderStatus; lines: readonly Pick<OrderLine, 'quantity' | 'shipped'>[] },
  side: DealParty,
): PossibleOrderActions {
  const may = (next: OrderStatus): boolean => orderSteps[status][next]?.includes(side) ?? false;
  const isLeft = lines.some(({ quantity, shipped }) => shipped < quantity);
  const isEnded = status === 'completed' || status === 'cancelled';
  return {
    confirm: may('confirmed'),
    ship: may('dispatched') && isLeft,
    deliver: may('delivered'),
    complete: may('completed'),
    cancel: may('cancelled'),
    reorder: side === 'client' && (isEnded || status === 'delivered'),
    marks:
      status === 'cancelled'
        ? []
        : orderMarks[side].filter((mark) => mark !== 'problem' || hasProblems(status)),
  };
}
