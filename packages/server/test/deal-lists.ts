import { DealDue, DealStep, type Deal, type Session } from '@guildhall/contract';
import type { DealServer } from './negotiation.ts';

/** The narrowed lists of deals that hold a deal of a company, such as `status=offered`. */
export async function listsWith(server: DealServer, of: Session, quoteId: string): Promise<string[]> {
  const lists = [
    ...DealStep.enum.map((status) => `status=${status}`),
    ...DealDue.enum.map((due) => `due=${due}`),
  ];
  const deals = await Promise.all(
    lists.map((list) => server.read<Deal[]>(of, ['listDeals', of.user._id], `?limit=100&${list}`)),
  );
  return lists.filter((_list, index) => deals[index]!.some(({ id }) => id === quoteId));
}
