import pg from 'pg';

/** What node-postgres needs to reach a database. */
export type ConnectionOptions = Pick<
  pg.ClientConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database' | 'ssl'
>;

interface PoolOptions {
  /** Hears of idle connections that break. */
  onError: (error: Error) => void;
  /** The most connections at once. @default 10 */
  size?: number;
  /**
   * How long a statement may take, and a transaction wait for its next one, in milliseconds; 0 sets no limit. What
   * takes longer is undone by the database and rejects.
   * @default 5000
   */
  statementTimeout?: number;
}

/** Both arrive as text; ours (paise, counters, percent) all fit a double exactly. */
const asNumber = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    asNumber.has(oid) ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** How long a statement's answer may be on its way beyond its own time, in milliseconds. */
const responseTimeout = 1000;

/** Connections to a database that may fall silent without a word, as one does whose machine is gone. */
export class Pool extends pg.Pool {
  readonly #idle = new Set<pg.PoolClient>();
  readonly #dropped = new WeakSet<object>();

  constructor(options: ConnectionOptions, { onError, size = 10, statementTimeout = 5000 }: PoolOptions) {
    super({
      ...options,
      types,
      max: size,
      application_name: 'guildhall',
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: 5000,
      ...(statementTimeout > 0 && { query_timeout: statementTimeout + responseTimeout }),
      // A transaction whose client is gone would hold its locks for hours. Not told as the connection is made, since
      // poolers such as PgBouncer refuse settings there.
      verify: (client, done) =>
        client.query(
          `set statement_timeout = ${statementTimeout}; set idle_in_transaction_session_timeout = ${statementTimeout}`,
          (error) => done(error),
        ),
    });
    // One that breaks while it is used says so to its query; with nobody to hear it, Node would end the server.
    this.on('connect', (client) => void client.on('error', () => {}));
    this.on('error', (error: Error & { client?: unknown }, client) => {
      // A pool that ends does not wait for its last good-byes; PostgreSQL may cut them short.
      if (this.ending || this.#dropped.has(client)) return;
      // The driver hangs the whole connection on the error, queries and all: nothing for a log.
      delete error.client;
      onError(error);
    });
    this.on('acquire', (client) => void this.#idle.delete(client));
    this.on('remove', (client) => void this.#idle.delete(client));
    this.on('release', (_error, client) => void this.#idle.add(client));
  }

  /** A connection that is not known to be silent. */
  async connectAlive(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.connect();
      if (!this.#dropped.has(client)) return client;
      // It is broken, and the pool is yet to hear of it.
      client.release(true);
    }
  }

  /** Breaks a connection that has not answered, and with it all that nobody uses: they lead to the same place. */
  dropSilent(client: pg.PoolClient): void {
    this.#drop(client);
    this.dropIdle();
  }

  /** Breaks all connections that nobody uses. One that is used proves itself by its answer. */
  dropIdle(): void {
    for (const client of this.#idle) this.#drop(client);
    this.#idle.clear();
  }

  /** Without the good-bye of the protocol, which would wait for the other side. */
  #drop(client: pg.PoolClient): void {
    this.#dropped.add(client);
    client.connection.stream.destroy();
  }
}
