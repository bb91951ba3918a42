import { expect } from 'vitest';

/** Writes one value after the other, and remembers the acknowledged ones. */
export interface Writer {
  /** Tries the next value, or repeats the last one if that was not acknowledged. Rejects without a response. */
  write(url: string): Promise<{ status: number; body: unknown; headers?: Headers }>;
  /** Fails unless exactly the acknowledged writes are stored, with or without the last unacknowledged one. */
  check(url: string): Promise<void>;
  /** Remembers the acknowledged writes. The returned check fails unless all of them are stored, and no partial one. */
  mark(): (url: string) => Promise<void>;
  acknowledged(): number;
}

export const isDone = (status: number) => status === 200 || status === 201;
/** The status of a repeated write whose first try was executed. */
export const isAlreadyDone = (status: number) => status === 404 || status === 409;

/** Adds texts to a list. A try without a response is repeated with its key. */
export function appender(
  name: string,
  post: (url: string, text: string, headers: Record<string, string>) => ReturnType<Writer['write']>,
  read: (url: string) => Promise<string[]>,
): Writer {
  const acknowledged: string[] = [];
  const next = () => `${name}-${acknowledged.length}`;
  const readOwn = async (url: string) => (await read(url)).filter((text) => text.startsWith(`${name}-`));
  return {
    async write(url) {
      const text = next();
      const response = await post(url, text, { 'idempotency-key': text });
      if (isDone(response.status)) acknowledged.push(text);
      return response;
    },
    async check(url) {
      const stored = await readOwn(url);
      const isLastTryStored = stored.length === acknowledged.length + 1;
      expect(stored).toEqual(isLastTryStored ? [...acknowledged, next()] : acknowledged);
    },
    mark() {
      const minLength = acknowledged.length;
      return async (url) => {
        const stored = await readOwn(url);
        expect(stored.length).toBeGreaterThanOrEqual(minLength);
        expect(stored).toEqual([...acknowledged, next()].slice(0, stored.length));
      };
    },
    acknowledged: () => acknowledged.length,
  };
}

/** Changes one value repeatedly. A try without a response may have changed it. */
export function changer(
  initial: string,
  next: (value: string) => string,
  put: (url: string, value: string) => ReturnType<Writer['write']>,
  read: (url: string) => Promise<string>,
): Writer {
  let value = initial;
  let acknowledged = 0;
  const values = [initial];
  return {
    async write(url) {
      const response = await put(url, next(value));
      if (isDone(response.status)) acknowledged += 1;
      if (isDone(response.status) || isAlreadyDone(response.status)) values.push((value = next(value)));
      return response;
    },
    async check(url) {
      const stored = await read(url);
      expect([value, next(value)]).toContain(stored);
      value = stored;
    },
    mark() {
      const since = values.length - 1;
      return async (url) => expect([...values.slice(since), next(value)]).toContain(await read(url));
    },
    acknowledged: () => acknowledged,
  };
}
