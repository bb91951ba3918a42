import getPort from 'get-port';
import { randomInt } from 'node:crypto';

/** A free port outside the range that the system assigns. */
export const freePort = (): Promise<number> =>
  getPort({ port: Array.from({ length: 100 }, () => randomInt(20_000, 32_000)) });
