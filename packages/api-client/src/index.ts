import { activity } from './activity.ts';
import { attention } from './attention.ts';
import { blocks } from './blocks.ts';
import { createCaller, type ClientOptions } from './call.ts';
import { chat } from './chat.ts';
import { connections } from './connections.ts';
import { deals, orders, quotes } from './deals.ts';
import { events } from './events.ts';
import { files } from './files.ts';
import { members } from './members.ts';
import { products } from './products.ts';
import { reports } from './reports.ts';
import { requests } from './requests.ts';
import { saved } from './saved.ts';
import { search } from './search.ts';
import { sessions } from './sessions.ts';
import { settings } from './settings.ts';
import { users } from './users.ts';

export { ApiError, NetworkError } from './errors.ts';
export type { ActivityOptions } from './activity.ts';
export type { ClientOptions } from './call.ts';
export type { MessagesOptions } from './chat.ts';
export type { DealsOptions } from './deals.ts';
export type { EventsOptions } from './events.ts';
export type { ReadFileOptions } from './files.ts';
export type { CallOptions, Page, PageOptions, WriteOptions } from './page.ts';
export type {
  ImportOptions,
  InventoryOptions,
  ProductFacetsOptions,
  ProductsOptions,
  VendorProductsOptions,
} from './products.ts';
export type { OwnRequestsOptions, RequestsOptions } from './requests.ts';
export type { ConnectionsOptions } from './users.ts';
export type { NotificationsOptions } from './attention.ts';

/** All calls of the Guildhall API, one group per domain. Every call rejects with ApiError or NetworkError. */
export function createClient(options: ClientOptions = {}) {
  const caller = createCaller(options);
  return {
    users: users(caller),
    sessions: sessions(caller),
    activity: activity(caller),
    attention: attention(caller),
    settings: settings(caller),
    members: members(caller),
    connections: connections(caller),
    blocks: blocks(caller),
    reports: reports(caller),
    chat: chat(caller),
    products: products(caller),
    saved: saved(caller),
    requests: requests(caller),
    quotes: quotes(caller),
    deals: deals(caller),
    orders: orders(caller),
    search: search(caller),
    events: events(caller),
    files: files(caller),
  };
}

/** What `createClient` makes. */
export type Client = ReturnType<typeof createClient>;
