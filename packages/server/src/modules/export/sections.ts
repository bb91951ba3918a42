import { Offer, Order, OrderLine, PurchaseRequest, Quote, QuoteNote, Shipment } from '@guildhall/contract';
import {
  activity,
  connections,
  members,
  products,
  profile,
  readActivity,
  readConnections,
  readMembers,
  readOwnRequests,
  readProducts,
  readProfile,
} from './company-rows.ts';
import { readOrders, readQuotes } from './deals.ts';
import { files, readFiles } from './files.ts';
import { messages, readMessages } from './messages.ts';
import type { Item, Source } from './pages.ts';

/** A spreadsheet of a section. */
export interface Table {
  name: string;
  columns: readonly string[];
  /** The rows of an item. @default the item itself */
  rowsOf?: (item: Item) => readonly Item[];
}

/** A part of the data of a company: one file of JSON, and its spreadsheets. */
export interface Section {
  name: string;
  /** Its items, each page read when the one before is taken. No connection is held between two. */
  pages: (source: Source) => AsyncIterable<readonly Item[]>;
  tables: readonly Table[];
}

const namesOf = (fields: object, ...left: string[]): string[] =>
  Object.keys(fields).filter((name) => !left.includes(name));

/** The entries of a list of an item, each with the id of the item. */
const entriesOf = (list: string, id: string) => (item: Item) =>
  (item[list] as Item[]).map((entry) => ({ ...entry, [id]: item['id'] }));

const table = (name: string, columns: readonly string[], rows?: Table['rowsOf']): Table => ({
  name,
  columns,
  ...(rows && { rowsOf: rows }),
});

/** All data of a company but its files. */
export const sections: readonly Section[] = [
  { name: 'profile', pages: readProfile, tables: [table('profile', profile)] },
  { name: 'members', pages: readMembers, tables: [table('members', members)] },
  { name: 'products', pages: readProducts, tables: [table('products', products)] },
  {
    name: 'requests',
    pages: readOwnRequests,
    tables: [table('requests', namesOf(PurchaseRequest.properties))],
  },
  {
    name: 'quotes',
    pages: readQuotes,
    tables: [
      table('quotes', namesOf(Quote.properties, 'request', 'offers', 'notes', 'order')),
      table('offers', ['quoteId', ...namesOf(Offer.properties)], entriesOf('offers', 'quoteId')),
      table('notes', ['quoteId', ...namesOf(QuoteNote.properties)], entriesOf('notes', 'quoteId')),
    ],
  },
  {
    name: 'orders',
    pages: readOrders,
    tables: [
      table('orders', namesOf(Order.properties, 'lines', 'shipments', 'events')),
      table('order-lines', ['orderId', ...namesOf(OrderLine.properties)], entriesOf('lines', 'orderId')),
      table('shipments', ['orderId', ...namesOf(Shipment.properties)], entriesOf('shipments', 'orderId')),
    ],
  },
  { name: 'connections', pages: readConnections, tables: [table('connections', connections)] },
  { name: 'messages', pages: readMessages, tables: [table('messages', messages)] },
  { name: 'activity', pages: readActivity, tables: [table('activity', activity)] },
  { name: 'files', pages: readFiles, tables: [table('files', files)] },
];
