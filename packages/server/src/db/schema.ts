import type { ProductAttributes, ShippingDetails } from '@guildhall/contract';
import type { ColumnType, Generated, GeneratedAlways, Insertable, JSONColumnType } from 'kysely';

/** Text that is empty until the company enters it. */
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
  /** The header of the browser at log-in, or empty. */
  user_agent: string;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  /** The hash of the token of its device; null for sessions from before devices were stored. */
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
  /** The newest message between the two companies; null before the first. */
  last_message_id: Generated<string | null>;
}

/** One row a pair of companies; `company_a` is the lesser id. It stays when they disconnect. */
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

/** A company's refusal of the request of another, stored for as long as the sender may not ask again. */
export interface DeclinesTable {
  sender_id: string;
  receiver_id: string;
  declined_at: Date;
}

/** The write limit of a company, as a token bucket: it fills at a steady rate, and a write takes one token. */
export interface WriteBucketsTable {
  company_id: string;
  /** When the bucket will be full without more writes; a past time means that it is full. */
  full_at: Date;
}

/** A write with an `Idempotency-Key`, and its response. */
export interface IdempotencyKeysTable {
  company_id: string;
  key: string;
  /** SHA-256 of the address and the body. */
  fingerprint: Buffer;
  /** The response; null only within the transaction of the write. */
  answer: ColumnType<unknown, never, string | null>;
  created_at: Date;
}

/** The database after all migrations. */
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
