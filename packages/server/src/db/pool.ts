import pLimit, { type LimitFunction } from 'p-limit';
import pg from 'pg';

/** The options of node-postgres for a database. */
export type ConnectionOptions = Pick<
  pg.ClientConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database' | 'ssl'
>;

interface PoolOptions {
  /** Receives the errors of idle connections. */
  onError: (error: Error) => void;
  /** Connections at once, at most. @default 10 */
  size?: number;
  /**
   * How long a statement may take, and a transaction may wait for its next one, in milliseconds; 0 sets no limit. The
   * database cancels what takes longer.
   * @default 5000
   */
  statementTimeout?: number;
}

/** node-postgres returns both as text; our values (paise, counters, percent) fit a double exactly. */
const asNumber = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);
/** A day stays text: node-postgres would make a moment of it, in the zone of the machine. */
const asText = new Set<number>([pg.types.builtins.DATE]);
const parserOf = (oid: number) => {
  if (asNumber.has(oid)) return Number;
  return asText.has(oid) ? String : undefined;
};
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    parserOf(oid) ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** How long a query waits for a connection, in milliseconds. */
const connectionTimeout = 5000;

/**
 * Connections that no transaction gets: when all transactions wait for one lock, single statements are still answered,
 * which are most reads.
 */
const reserved = 2;

/** How long the response may take beyond the statement's own timeout, in milliseconds. */
const responseTimeout = 1000;

/** Connections to a database that may stop responding without an error, as when its machine fails. */
export class Pool extends pg.Pool {
  /** The name under which its connections prepare a text. */
  readonly preparedNames = new Map<string, string>();
  readonly #open = new Set<pg.PoolClient>();
  readonly #idle = new Set<pg.PoolClient>();
  readonly #dropped = new WeakSet<object>();
  /** Runs while a transaction has a connection. */
  readonly #transactions: LimitFunction;

  constructor(options: ConnectionOptions, { onError, size = 10, statementTimeout = 5000 }: PoolOptions) {
    super({
      ...options,
      types,
      max: size,
      application_name: 'guildhall',
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: connectionTimeout,
      ...(statementTimeout > 0 && { query_timeout: statementTimeout + responseTimeout }),
      // A transaction whose client is gone would hold its locks for hours. Not set as connection options, because poolers
      // such as PgBouncer refuse them. A scan always begins at the start of its table, so that facets, which count the
      // first rows, count the same ones each time.
      verify: (client, done) =>
        client.query(
          `set statement_timeout = ${statementTimeout}; set idle_in_transaction_session_timeout = ${statementTimeout};
           set synchronize_seqscans = off`,
          (error) => done(error),
        ),
    });
    this.#transactions = pLimit(Math.max(1, size - reserved));
    // While a connection is used, its query gets the error. Without a listener Node would end the server.
    this.on('connect', (client) => {
      client.on('error', () => {});
      this.#open.add(client);
    });
    this.on('error', (error: Error & { client?: unknown }, client) => {
      // A pool that ends does not wait for its connections to close, and their errors do not matter.
      if (this.ending || this.#dropped.has(client)) return;
      // The driver attaches the whole connection to the error, with its queries: too much for a log.
      delete error.client;
      onError(error);
    });
    this.on('acquire', (client) => void this.#idle.delete(client));
    this.on('remove', (client) => {
      this.#open.delete(client);
      this.#idle.delete(client);
    });
    this.on('release', (_error, client) => void this.#idle.add(client));
  }

  /** A connection that is not known to be dead. */
  async connectAlive(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.connect();
      if (!this.#dropped.has(client)) return client;
      // It is broken, but the pool has not noticed yet.
      client.release(true);
    }
  }

  /** As `connectAlive`, for a transaction: it waits as long as only the reserved ones are left. */
  async connectForTransaction(): Promise<pg.PoolClient> {
    const leave = await this.#enter();
    try {
      const client = await this.connectAlive();
      const release = client.release.bind(client);
      client.release = (error) => {
        leave();
        release(error);
      };
      return client;
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** How many queries and transactions wait for a connection. */
  get waiting(): number {
    return this.waitingCount + this.#transactions.pendingCount;
  }

  /** Resolves once one more transaction may have a connection, with the end of its turn. */
  #enter(): Promise<() => void> {
    return new Promise((resolve, reject) => {
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        // As node-postgres says it.
        reject(new Error('timeout exceeded when trying to connect'));
      }, connectionTimeout);
      const turn = async () => {
        clearTimeout(timer);
        if (!isLate) await new Promise<void>((leave) => resolve(leave));
      };
      void this.#transactions(turn);
    });
  }

  /** Breaks a connection that does not respond, and all idle ones, which probably do not either. */
  dropSilent(client: pg.PoolClient): void {
    this.#drop(client);
    this.dropIdle();
  }

  /** Breaks all idle connections. Those in use have timeouts of their own. */
  dropIdle(): void {
    for (const client of this.#idle) this.#drop(client);
    this.#idle.clear();
  }

  /** Breaks all connections: their queries are rejected, and the database undoes their transactions. */
  dropAll(): void {
    for (const client of this.#open) this.#drop(client);
  }

  /** Without the closing message of the protocol, which would wait for the other side. */
  #drop(client: pg.PoolClient): void {
    this.#dropped.add(client);
    client.connection.stream.destroy();
  }
}
