import { errorCodes } from 'fastify';
import type { App } from './app-type.ts';

/** Refuses every body that is not JSON. None at all is none, whatever its type is said to be. */
export function requireJson(app: App): void {
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('*', ({ headers }, _body, done) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers;
    const isEmpty = length === '0' && encoding === undefined;
    done(isEmpty ? null : new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(headers['content-type'] ?? 'none'));
  });
}
