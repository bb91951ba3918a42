import { endpoints } from '@guildhall/contract/endpoints';
import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

/** Fields of an error that may contain private or endless data: a failing row, a key, a connection. */
const omittedFields = ['detail', 'where', 'internalQuery', 'hint', 'client', 'parameters', 'cause'];

/**
 * The log of the server: one JSON object a line, with the id of its request as `reqId`. It contains no password, token,
 * email address or PAN, whatever the level.
 */
export function createLog(level: Config['logLevel'], to?: DestinationStream): Logger {
  const options = {
    level,
    serializers: {
      err(error: Error) {
        const fields = stdSerializers.err(error);
        return Object.fromEntries(Object.entries(fields).filter(([key]) => !omittedFields.includes(key)));
      },
      // Without the query, which has search texts, and the headers, which have the token.
      req: ({ method, url, ip }: { method: string; url: string; ip?: string }) => ({
        method,
        path: pathOf(url),
        ip,
      }),
    },
  };
  return to ? pino(options, to) : pino(options);
}

/** What stands before a token in the path of an endpoint, in any letter case: a call to a wrong address has one too. */
const beforeToken = new RegExp(
  `^(${Object.values(endpoints)
    .filter(([, path]) => path.endsWith('/:token'))
    .map(([, path]) => path.slice(0, -':token'.length))
    .join('|')}).+`,
  'i',
);

/** An address without its query and its fragment, which some programs send encoded, and with `:token` for a token. */
const pathOf = (url: string): string => url.split(/[?#]|%23/)[0]!.replace(beforeToken, '$1:token');
