import { UnavailableError } from './errors.ts';
import { createQueues } from './queues.ts';

/** Writes of one company, and of all, that have a connection at a time: of the pool's ten some are left for readers. */
const ofCompany = 3;
const ofNode = 8;
/** How long a write waits for its turn, in milliseconds: as long as for a connection. */
const maxWait = 5000;

/** Does a part of a call that writes when it is the turn of its company. */
export type TakeTurn = <T>(companyId: string, write: () => Promise<T>) => Promise<T>;

/**
 * Lets writes of a company that need the same row wait in memory for those that wait at the database, where each has a
 * connection. Throws UnavailableError when the turn comes too late.
 */
export function createTurns(): TakeTurn {
  const company = createQueues({ atOnce: ofCompany, maxLength: Infinity });
  const node = createQueues({ atOnce: ofNode, maxLength: Infinity });
  return (companyId, write) => {
    const since = performance.now();
    return company(companyId, () =>
      node('all', async () => {
        if (performance.now() - since > maxWait) throw new UnavailableError();
        return write();
      }),
    );
  };
}

/** Writes at once: for long work, which has connections of its own. */
export const withoutTurns: TakeTurn = (_companyId, write) => write();
