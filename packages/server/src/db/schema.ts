import type { ProductAttributes, ShippingDetails } from '@guildhall/contract';
import type { ColumnType, Generated, GeneratedAlways, Insertable, JSONColumnType, Selectable } from 'kysely';

/** Text that is empty until the company gives it. */
type OptionalText = Generated<string>;

export interface CompaniesTable {
  id: string;
  company_name: string;
  /** In its normal form; see `normalizeEmail`. */
  email: string;
  password_hash: string;
  avatar: string | null;
  admin_email: OptionalText;
  address: OptionalText;
  company_industry: OptionalText;
  company_size: OptionalText;
  client_industry: OptionalText;
  pan_number: OptionalText;
  product_types: OptionalText;
  supplier_industry: OptionalText;
  supply_type: OptionalText;
  employee_emails: Generated<string[]>;
  created_at: Date;
}

export interface SessionsTable {
  /** SHA-256 of the token; the token itself is stored nowhere. */
  token_hash: Buffer;
  /** Names the session where its company sees it. */
  id: string;
  company_id: string;
  /** What the browser called itself at log-in, or empty. */
  user_agent: string;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  /** The device that it was opened on, by its token's hash; null for sessions from before devices were known. */
  device_hash: Buffer | null;
}

/** A browser that a company has logged in from. */
export interface DevicesTable {
  /** SHA-256 of the token; the token itself is stored nowhere. */
  token_hash: Buffer;
  company_id: string;
  created_at: Date;
  last_used_at: Date;
}

export interface ConnectionsTable {
  id: string;
  sender_id: string;
  receiver_id: string;
  status: 'pending' | 'connected';
  created_at: Date;
  accepted_at: Date | null;
  /** The newest message that was written over this connection; null before the first. */
  last_message_id: Generated<string | null>;
}

/** One row a pair of companies, `company_a` being the lesser id. It outlives their connection. */
export interface ConversationsTable {
  company_a: string;
  company_b: string;
  /** Number of the newest message; 0 before the first. */
  last_seq: Generated<number>;
  /** Time of the newest message; null before the first. */
  last_message_at: Date | null;
}

export interface MessagesTable {
  id: string;
  company_a: string;
  company_b: string;
  /** Place in the conversation, from 1 without gaps. */
  seq: number;
  sender_id: string;
  content: string;
  created_at: Date;
}

export interface ProductsTable {
  id: string;
  vendor_id: string;
  name: string;
  description: string;
  price_paise: number;
  /** Percent. */
  discount: Generated<number>;
  /** The price after the discount, computed by the database. */
  net_paise: GeneratedAlways<number>;
  category: string;
  subcategory: OptionalText;
  sku: OptionalText;
  stock_quantity: number;
  images: Generated<string[]>;
  videos: Generated<string[]>;
  attributes: JSONColumnType<ProductAttributes> | null;
  shipping_details: JSONColumnType<ShippingDetails> | null;
  warranty: OptionalText;
  additional_notes: OptionalText;
  industry_keywords: Generated<string[]>;
  created_at: Date;
}

export interface RequestsTable {
  id: string;
  client_id: string;
  request: string;
  budget: string;
  supply_industry: string;
  images: Generated<string[]>;
  created_at: Date;
}

/** That a company has refused the request of another. Kept for as long as the sender may not ask again. */
export interface DeclinesTable {
  sender_id: string;
  receiver_id: string;
  declined_at: Date;
}

/** How much a company may write, as a token bucket: it fills at a steady pace, and a write takes one token. */
export interface WriteBucketsTable {
  company_id: string;
  /** When the bucket is full if nothing more is written; what is past is full. */
  full_at: Date;
}

/** A write that a company has named, and how it was answered. */
export interface IdempotencyKeysTable {
  company_id: string;
  key: string;
  /** SHA-256 of the address and the body. */
  fingerprint: Buffer;
  /** Null only within the transaction of the write. */
  answer: ColumnType<unknown, never, string | null>;
  created_at: Date;
}

/** The database as the migrations leave it. */
export interface Database {
  companies: CompaniesTable;
  sessions: SessionsTable;
  devices: DevicesTable;
  connections: ConnectionsTable;
  conversations: ConversationsTable;
  messages: MessagesTable;
  products: ProductsTable;
  requests: RequestsTable;
  idempotency_keys: IdempotencyKeysTable;
  declines: DeclinesTable;
  write_buckets: WriteBucketsTable;
}

export type NewProductRow = Insertable<ProductsTable>;
export type NewRequestRow = Insertable<RequestsTable>;
export type MessageRow = Selectable<MessagesTable>;
