import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

/** What an error may carry that is somebody's data, or that is endless: a failing row, a key, a connection. */
const untold = ['detail', 'where', 'internalQuery', 'hint', 'client', 'parameters', 'cause'];

/**
 * The log of the server: one JSON object a line, with the request's id as `reqId` where it is of a request. It
 * holds no password, token, email address or PAN, whatever the level.
 */
export function createLog(level: Config['logLevel'], to?: DestinationStream): Logger {
  const options = {
    level,
    serializers: {
      err(error: Error) {
        const told = stdSerializers.err(error);
        return Object.fromEntries(Object.entries(told).filter(([key]) => !untold.includes(key)));
      },
      // What is searched for stands behind the question mark; headers hold the token.
      req: ({ method, url, ip }: { method: string; url: string; ip?: string }) => ({
        method,
        path: pathOf(url),
        ip,
      }),
    },
  };
  return to ? pino(options, to) : pino(options);
}

/** An address without its query. */
const pathOf = (url: string): string => url.split('?')[0] ?? '';
