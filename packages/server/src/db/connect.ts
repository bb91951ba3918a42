import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from './pool.ts';
import { preparing } from './prepare.ts';
import type { Database } from './schema.ts';

/** A query builder whose transactions leave some connections of the pool to single statements. */
class Queries extends Kysely<Database> {
  readonly #transactions: Kysely<Database>;

  constructor(pool: Pool) {
    super({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
    const ofTransactions = preparing(pool, () => pool.connectForTransaction());
    this.#transactions = new Kysely({ dialect: new PostgresDialect({ pool: ofTransactions }) });
  }

  override transaction() {
    return this.#transactions.transaction();
  }
}

/** As `queriesOn`, for the calls of many at once. */
export const sharedQueriesOn = (pool: Pool): Kysely<Database> => new Queries(pool);

/** The query builder over a pool; destroying it ends the pool. */
export const queriesOn = (pool: Pool): Kysely<Database> =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });

/** A query builder over a pool of its own. */
export const connect = (...options: ConstructorParameters<typeof Pool>): Kysely<Database> =>
  queriesOn(new Pool(...options));
