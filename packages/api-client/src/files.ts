import type { FileQuery } from '@guildhall/contract';
import type { Caller } from './caller.ts';
import type { CallOptions, OrUndefined } from './page.ts';

/** Which width of a picture to read, in pixels: one of the contract's, the largest by default. */
export interface ReadFileOptions extends CallOptions, OrUndefined<FileQuery> {}

/** Calls about pictures and documents. */
export const files = ({ one, blob }: Caller) => ({
  /**
   * Stores a picture or a PDF document. Refused with 400 for any other file, with 413 when it is too large, with 409 when
   * the company has used up its room. It is deleted after a day unless something refers to its `url`, or it is attached to a request or an offer by its id.
   */
  upload: (file: File, options?: CallOptions) => {
    const body = new FormData();
    body.set('file', file);
    return one('uploadFile', {}, { body, ...options });
  },

  /** The bytes of a file. Rejects with an ApiError of status 404 when the session's company may not see it. */
  read: (file: { id: string; name: string }, { signal, ...query }: ReadFileOptions = {}) =>
    blob('readFile', file, { signal, query }),
});
