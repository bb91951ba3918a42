import { AsyncLocalStorage } from 'node:async_hooks';
import type { Server } from 'node:http';
import pg from 'pg';

/** Set in what a server does because of a call, and not in what it does by itself beside one. */
const callContext = new AsyncLocalStorage<true>();

/** Lets the statements of a server's calls be recorded. */
export function markCalls(http: Server): void {
  // The parser of a connection keeps the context in which it was made, also while it reads a body.
  http.prependListener('connection', () => callContext.enterWith(true));
}

/**
 * Runs `call` and returns the statements of the calls within it: without those of the bus, which are empty, and the
 * settings of new connections.
 */
export async function recordStatements(call: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const { prototype } = pg.Client;
  const query = Reflect.getOwnPropertyDescriptor(prototype, 'query')!;
  const record = new Proxy(query.value as (...values: unknown[]) => unknown, {
    apply(ask, client, values: [string | { text: string }]) {
      const [statement] = values;
      if (callContext.getStore()) texts.push(typeof statement === 'string' ? statement : statement.text);
      return Reflect.apply(ask, client, values);
    },
  });
  Object.defineProperty(prototype, 'query', { ...query, value: record });
  try {
    await call();
  } finally {
    Object.defineProperty(prototype, 'query', query);
  }
  return texts.filter((text) => text !== '' && !text.startsWith('set statement_timeout'));
}
