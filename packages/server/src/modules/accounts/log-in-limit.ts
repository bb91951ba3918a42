import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { networkOf } from '#http/caller-network.ts';
import { createQueues } from '#http/queues.ts';
import { count, createLimiter } from './rate-limit.ts';

const seconds = 15 * 60;
/**
 * Failed attempts within `seconds`. A known device is counted by itself, so strangers cannot lock it out. For strangers
 * the strict limit is for one account from one address; the wide limits stop guessing that is spread over accounts or
 * over addresses.
 */
const limits = { device: 10, pair: 10, address: 100, account: 100 };

/** Attempts of one address that are checked at once: few enough not to reach the limits by themselves. */
const maxAtOnce = 20;

/** Who logs in: a known device or session, by the hash of its token in hexadecimal, or a stranger. */
export type Caller = { device: string } | { ip: string; account: string };

/** Counts failed log-ins in the database. */
export interface LogInLimit {
  /**
   * Counts an attempt before `check` looks at the password, and undoes that when `check` resolves. A node checks the
   * attempts of one device, and of one account from one address, one after the other, so that a pending attempt does not
   * count against a right one. Throws TooManyRequestsError after too many failures, or when too many attempts wait.
   */
  attempt<T>(caller: Caller, check: () => Promise<T>): Promise<T>;
  /** Forgets the failed attempts on an account from an address, so that the new password can be used at once. */
  forgive(stranger: { ip: string; account: string }): Promise<void>;
}

export function createLogInLimit(db: Kysely<Database>): LogInLimit {
  const limiter = (keyPrefix: keyof typeof limits) =>
    createLimiter(db, { keyPrefix, points: limits[keyPrefix], duration: seconds });
  const byDevice = limiter('device');
  const byPair = limiter('pair');
  const byAddress = limiter('address');
  const byAccount = limiter('account');
  const oneByOne = createQueues({ atOnce: 1, maxLength: 200 });
  const ofAddress = createQueues({ atOnce: maxAtOnce, maxLength: 1000 });

  const keysOf = (caller: { ip: string; account: string }) => {
    const address = networkOf(caller.ip);
    // Users may type anything here, even a password: only its hash is stored.
    const account = hash('sha256', caller.account, 'base64url');
    return { address, account, pair: `${account}@${address}` };
  };

  return {
    async forgive(stranger) {
      const { pair, account } = keysOf(stranger);
      await Promise.all([byPair.delete(pair), byAccount.delete(account)]);
    },
    attempt(caller, check) {
      if ('device' in caller) {
        const { device } = caller;
        return oneByOne(device, async () => {
          await count(byDevice, device);
          const result = await check();
          await byDevice.delete(device);
          return result;
        });
      }
      const { address, account, pair } = keysOf(caller);
      const checkStranger = async () => {
        // The strict limit first: an attempt that it refuses must not count against the wide limits.
        await count(byPair, pair);
        await count(byAddress, address);
        await count(byAccount, account);
        const result = await check();
        await Promise.all([byPair.delete(pair), byAddress.reward(address), byAccount.reward(account)]);
        return result;
      };
      return oneByOne(pair, () => ofAddress(address, checkStranger));
    },
  };
}
