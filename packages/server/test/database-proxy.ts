import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy between servers and a database that can stop forwarding without an error, as a network can. */
export interface DatabaseProxy {
  /** The address of the database through the proxy, as `DATABASE_URL` takes it. */
  url: string;
  /** Stops forwarding on all open connections for good. Later connections work. */
  silence(): void;
  /** Ends the silent connections, to free their places in the database. */
  endSilent(): void;
  /** Delays all data on all connections until the returned function is called. */
  hold(): () => void;
  /** How many connections there have been. */
  count(): number;
  /** Ends all connections, silent ones too. */
  close(): void;
}

/** A proxy on the loopback to the database at `databaseUrl`, which is reached by its Unix socket. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const path = `${target.searchParams.get('host')}/.s.PGSQL.${target.port}`;
  const pairs = new Set<[Socket, Socket]>();
  let isHeld = false;
  let count = 0;
  const server = createServer((client) => {
    count += 1;
    const pair: [Socket, Socket] = [client, connect(path)];
    pairs.add(pair);
    for (const [from, to] of [pair, pair.toReversed()] as [Socket, Socket][]) {
      from.on('data', (chunk) => void (pairs.has(pair) && to.write(chunk)));
      // A silent connection stays open on the other side when this one closes.
      from.on('close', () => void (pairs.has(pair) && to.destroySoon()));
      from.on('error', () => {});
      if (isHeld) from.pause();
    }
  });
  const silent = new Set<[Socket, Socket]>();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    silence() {
      for (const pair of pairs) silent.add(pair);
      pairs.clear();
    },
    endSilent() {
      for (const socket of [...silent].flat()) socket.destroy();
      silent.clear();
    },
    hold() {
      isHeld = true;
      for (const socket of [...pairs].flat()) socket.pause();
      return () => {
        isHeld = false;
        for (const socket of [...pairs].flat()) socket.resume();
      };
    },
    count: () => count,
    close() {
      server.close();
      for (const socket of [...pairs, ...silent].flat()) socket.destroy();
    },
  };
}
