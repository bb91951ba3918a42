import getPort from 'get-port';
import { randomInt } from 'node:crypto';

/** A port that nobody listens on, outside those that the system gives to whoever asks for any. */
export const freePort = (): Promise<number> =>
  getPort({ port: Array.from({ length: 100 }, () => randomInt(20_000, 32_000)) });
