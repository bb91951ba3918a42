import { isDeadlock } from './errors.ts';

const maxAttempts = 3;

/**
 * Runs a transaction, and again when the database has ended it because it and another one waited for each other. All
 * that it does is done again, so it changes nothing outside of the database, and reads no stream.
 */
export async function retryDeadlocks<Result>(transact: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await transact();
    } catch (error) {
      if (attempt === maxAttempts || !isDeadlock(error)) throw error;
    }
}
