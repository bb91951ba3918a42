import { expect } from 'vitest';

/** Writes one thing after the other, and remembers which were acknowledged. */
export interface Writer {
  /** Tries the next thing, or again the last one if that was not acknowledged. Rejects when no answer comes. */
  write(url: string): Promise<{ status: number; body: unknown; headers?: Headers }>;
  /** Fails unless what is stored is what was acknowledged, with or without the last try that was not. */
  check(url: string): Promise<void>;
  /** Remembers what is acknowledged now. The returned check fails unless all of that is stored, and nothing half. */
  mark(): (url: string) => Promise<void>;
  acknowledged(): number;
}

export const isDone = (status: number) => status === 200 || status === 201;
/** What a second try is told when the first one was heard. */
export const isSoAlready = (status: number) => status === 404 || status === 409;

/** Adds texts to a list. A try without an answer is repeated under its key. */
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
      const answer = await post(url, text, { 'idempotency-key': text });
      if (isDone(answer.status)) acknowledged.push(text);
      return answer;
    },
    async check(url) {
      const stored = await readOwn(url);
      const isLastTryStored = stored.length === acknowledged.length + 1;
      expect(stored).toEqual(isLastTryStored ? [...acknowledged, next()] : acknowledged);
    },
    mark() {
      const atLeast = acknowledged.length;
      return async (url) => {
        const stored = await readOwn(url);
        expect(stored.length).toBeGreaterThanOrEqual(atLeast);
        expect(stored).toEqual([...acknowledged, next()].slice(0, stored.length));
      };
    },
    acknowledged: () => acknowledged.length,
  };
}

/** Changes one value, to and fro or onwards. A try without an answer may have changed it. */
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
      const answer = await put(url, next(value));
      if (isDone(answer.status)) acknowledged += 1;
      if (isDone(answer.status) || isSoAlready(answer.status)) values.push((value = next(value)));
      return answer;
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
