import { sql, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { isSilence } from './errors.ts';
import type { Pool } from './pool.ts';

/** More texts than our queries have; only texts that differ each time exceed it. */
const maxNames = 1000;

const mark = '/* planned each time */';

/** For a query whose best plan depends on its parameters: PostgreSQL then plans each execution, which takes 0.1 ms. */
export const plannedEachTime = sql.raw(mark);

function nameOf({ preparedNames: names }: Pool, text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= maxNames) return known;
  const name = `guildhall_${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * The pool with every query that has parameters prepared under a name, except those with `plannedEachTime`: each
 * connection parses and plans it once, and a frequent query takes half to a quarter of the time. A connection that does
 * not respond is dropped.
 *
 * @param connect gets a connection of the pool.
 */
export function preparing(pool: Pool, connect = () => pool.connectAlive()): PostgresPool {
  return {
    async connect() {
      const client = await connect();
      const query = async (text: string, values: readonly unknown[]) => {
        const name = values.length > 0 && !text.includes(mark) ? nameOf(pool, text) : undefined;
        try {
          return await client.query({ ...(name !== undefined && { name }), text, values: [...values] });
        } catch (error) {
          if (isSilence(error)) pool.dropSilent(client);
          throw error;
        }
      };
      // Kysely's other form of a query, a cursor, is for streams, which we do not use.
      return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
    },
    end: () => pool.end(),
  };
}
