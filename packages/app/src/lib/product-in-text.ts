import { parseUrl } from './parse-url.ts';
import { uuid } from './uuid.ts';

/** At the beginning, because the full stop of a sentence may follow. */
const idAtStart = new RegExp(`^${uuid.source}\\b`);
const productPath = '/products/';

/**
 * The id of the product to which the first such address of this app in a text leads.
 *
 * @param origin the app's own.
 */
export function productInText(text: string, origin: string): string | undefined {
  for (const [address] of text.matchAll(/https?:\/\/\S+/g)) {
    const url = parseUrl(address);
    if (url?.origin !== origin) continue;
    const page = url.pathname.startsWith(productPath) ? url.pathname.slice(productPath.length) : '';
    const [id] = idAtStart.exec(url.searchParams.get('product') ?? page) ?? [];
    if (id !== undefined) return id;
  }
  return undefined;
}
