import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { networkOf } from '#http/caller-network.ts';
import { createQueues } from './queues.ts';
import { count, createLimiter } from './rate-limit.ts';

const seconds = 15 * 60;
/**
 * Failed attempts within `seconds`. A device that has been logged in before is counted by itself, so whatever strangers
 * do, it gets in. For strangers the strict limit is for one account from one address; the wide ones stop guessing that
 * is spread over accounts or over addresses.
 */
const limits = { device: 10, pair: 10, address: 100, account: 100 };

/** Attempts of one address that are checked at once: few enough not to be held against each other. */
const maxAtOnce = 20;

/** Who tries: a known device or session, by the hash of its token in hexadecimal, or a stranger. */
export type Caller = { device: string } | { ip: string; account: string };

/** Counts who tries passwords, in the database. */
export interface LogInLimit {
  /**
   * Counts an attempt before `check` looks at the password, and takes that back when `check` resolves. Of one device,
   * and of one account and address, a node checks one after the other, so an attempt under way is not held against a
   * right one. Throws TooManyRequestsError when there were too many failures or too many wait.
   */
  attempt<T>(caller: Caller, check: () => Promise<T>): Promise<T>;
}

export function createLogInLimit(db: Kysely<Database>): LogInLimit {
  const limiter = (keyPrefix: keyof typeof limits) =>
    createLimiter(db, { keyPrefix, points: limits[keyPrefix], duration: seconds });
  const byDevice = limiter('device');
  const byPair = limiter('pair');
  const byAddress = limiter('address');
  const byAccount = limiter('account');
  const oneByOne = createQueues({ atOnce: 1, most: 200 });
  const ofAddress = createQueues({ atOnce: maxAtOnce, most: 1000 });

  return {
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
      const address = networkOf(caller.ip);
      // Anything may be typed into the form; a hash is short and keeps it out of the database.
      const account = hash('sha256', caller.account, 'base64url');
      const pair = `${account}@${address}`;
      const checkStranger = async () => {
        // In this order, and no further than the first that refuses: what the strict limit has refused must
        // not use up the wide ones.
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
