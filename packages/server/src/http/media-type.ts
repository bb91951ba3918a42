import { errorCodes } from 'fastify';
import { isUtf8 } from 'node:buffer';
import type { App } from './app-type.ts';
import { InvalidTextError } from './errors.ts';

/** Refuses every body that is not JSON in UTF-8. None at all is none, whatever its type is said to be. */
export function requireJson(app: App): void {
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    // Read as text, bytes of another encoding would be replaced, and what was stored is not what was sent.
    if (isUtf8(body)) void parse(request, body.toString(), done);
    else done(new InvalidTextError());
  });
  app.addContentTypeParser('*', ({ headers }, _body, done) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers;
    const isEmpty = length === '0' && encoding === undefined;
    done(isEmpty ? null : new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(headers['content-type'] ?? 'none'));
  });
}
