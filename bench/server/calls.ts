import { requestTo } from './client.ts';
import { commonWord, companyId, compared, rareWord, readerOf, readers, tokenOf } from './seed.ts';

/** A frequent call: one line of the picture. */
export interface Call {
  name: string;
  /** Requests of equal cost that differ, so that no response can be reused for another. */
  request: (url: URL, turn: number, rows: number) => string;
}

const get = (url: URL, path: string, n: number) =>
  requestTo(url, path, { headers: { authorization: `Bearer ${tokenOf(n)}` } });
/** A company that has a conversation; those of successive turns are far apart. */
export const some = (turn: number, rows: number) => readerOf((turn * 7919) % readers(rows));
const ofOne =
  (path: (n: number) => string): Call['request'] =>
  (url, turn, rows) => {
    const n = some(turn, rows);
    return get(url, path(n), n);
  };
/** One of the categories of the seed, in stock, and not for the dearest half. */
const aGroup = 'category=Group%207';
const inReach = 'inStock=true&maxPrice=500';
const both = (n: number) => `${companyId(n)}/${companyId(n + 1)}`;

export const calls = {
  products: { name: 'first product page of 20', request: (url) => get(url, '/api/products', 1) },
  productsRead: {
    name: 'product page of 19, from the database',
    request: (url) => get(url, '/api/products?limit=19', 1),
  },
  vendor: {
    name: "a vendor's products",
    request: ofOne((n) => `/api/products/vendor/${companyId(Math.ceil(n / 20) + 1)}`),
  },
  category: { name: 'products of a category', request: (url) => get(url, `/api/products?${aGroup}`, 1) },
  narrowed: {
    name: 'products narrowed four times, by price',
    request: (url) => get(url, `/api/products?q=${commonWord}&${aGroup}&${inReach}&sort=price`, 1),
  },
  connected: {
    name: 'products of connected companies, by price',
    request: ofOne(() => '/api/products?connected=true&sort=price'),
  },
  facets: { name: 'facets of all products', request: (url) => get(url, '/api/products/facets', 1) },
  facetsOfWord: {
    name: 'facets of a word in most rows',
    request: (url) => get(url, `/api/products/facets?q=${commonWord}`, 1),
  },
  facetsNarrowed: {
    name: 'facets narrowed four times',
    request: (url) => get(url, `/api/products/facets?q=${commonWord}&${aGroup}&${inReach}`, 1),
  },
  requestsRead: {
    name: '19 requests, from the database',
    request: (url) => get(url, '/api/requests?limit=19', 1),
  },
  requests: { name: 'requests', request: (url) => get(url, '/api/requests', 1) },
  unquoted: {
    name: 'requests without a quote of mine',
    request: ofOne(() => '/api/requests?unquoted=true'),
  },
  comparison: {
    name: `${compared.quotes} quotes of ${compared.lines} lines`,
    request: (url) => get(url, `/api/quotes/request/${companyId(1)}?limit=${compared.quotes}`, 1),
  },
  deals: { name: 'deals', request: ofOne((n) => `/api/deals/${companyId(n)}`) },
  needsReply: {
    name: 'deals that need a reply',
    request: ofOne((n) => `/api/deals/${companyId(n)}?view=needs-reply`),
  },
  newUsers: { name: 'newUsers', request: ofOne((n) => `/api/users/newUsers/${companyId(n)}`) },
  companies: { name: 'all companies', request: ofOne((n) => `/api/users/${companyId(n)}`) },
  connections: { name: 'connections', request: ofOne((n) => `/api/users/connections/${companyId(n)}`) },
  attention: { name: 'what waits', request: ofOne((n) => `/api/attention/${companyId(n)}`) },
  status: { name: 'connection status', request: ofOne((n) => `/api/connections/status/${both(n)}`) },
  messages: {
    name: 'newest messages, from the database',
    request: ofOne((n) => `/api/chat/messages/${both(n)}?limit=49`),
  },
  rare: { name: 'search, a rare word', request: (url) => get(url, `/api/search?q=${rareWord}`, 1) },
  common: {
    name: 'search, a word in most rows',
    request: (url) => get(url, `/api/search?q=${commonWord}`, 1),
  },
  plural: { name: 'search, a plural', request: (url) => get(url, `/api/search?q=${rareWord}s`, 1) },
  sku: { name: 'search, an SKU without dashes', request: (url) => get(url, '/api/search?q=px301000', 1) },
  price: {
    name: 'search, a word in most rows and a price',
    request: (url) => get(url, `/api/search?q=${commonWord}%20under%205`, 1),
  },
  nearest: {
    name: 'search, nothing found but nearest',
    request: (url) => get(url, `/api/search?q=${commonWord}%20zeppelin`, 1),
  },
  misspelt: { name: 'search, a misspelt word', request: (url) => get(url, '/api/search?q=zirkonia', 1) },
  send: {
    name: 'send a message',
    request: (url, turn, rows) => {
      const n = some(turn, rows);
      const body = JSON.stringify({
        senderId: companyId(n),
        receiverId: companyId(n + 1),
        content: 'Yes, by Friday.',
      });
      return requestTo(url, '/api/chat/send', {
        method: 'POST',
        headers: { authorization: `Bearer ${tokenOf(n)}` },
        body,
      });
    },
  },
} satisfies Record<string, Call>;
