import type { Caller } from './caller.ts';
import type { CallOptions, PageOptions } from './page.ts';

/** Calls about the products that a company has saved for later. */
export const saved = ({ one, page }: Caller) => ({
  /** The products that `userId`, the session's company, has saved, the last saved first. */
  list: (userId: string, options?: PageOptions) => page('listSaved', { id: userId }, options),

  /** The ids of all products that `userId`, the session's company, has saved, the last saved first. */
  ids: (userId: string, options?: CallOptions) => one('listSavedIds', { userId }, options),

  /** Saves a product. Saving it again changes nothing. Rejects with an ApiError of code `limit` after 1,000. */
  save: (productId: string, options?: CallOptions) =>
    one('saveProduct', {}, { body: { productId }, ...options }),

  /** Removes a product from those saved, if it is there. */
  remove: (productId: string, options?: CallOptions) => one('unsaveProduct', { id: productId }, options),
});
