import type {
  ActivityAction,
  DealParty,
  DealStep,
  EmailKind,
  MessageCard,
  Notification,
  NotificationKind,
  OrderCompany,
  OrderStatus,
  ProductAttributes,
  ReportTarget,
  RequestStatus,
  Role,
  ShippingDetails,
  StoredFile,
} from '@guildhall/contract';
import type { ColumnType, Generated, GeneratedAlways, Insertable, JSONColumnType, Updateable } from 'kysely';

/** Text that is empty until the company enters it. */
type OptionalText = Generated<string>;

export interface CompaniesTable {
  id: string;
  company_name: string;
  /** The contact; members log in with their own. */
  email: string;
  avatar: string | null;
  admin_email: OptionalText;
  address: OptionalText;
  company_industry: OptionalText;
  company_size: OptionalText;
  client_industry: OptionalText;
  pan_number: OptionalText;
  /** Its number for the goods and services tax; empty when it gave none. */
  gstin: OptionalText;
  product_types: OptionalText;
  supplier_industry: OptionalText;
  supply_type: OptionalText;
  employee_emails: Generated<string[]>;
  /** Only an active company has sessions and is seen by others. */
  status: Generated<'active' | 'deactivated' | 'leaving' | 'suspended' | 'erased'>;
  /** Of one that leaves: when it is erased. Of an erased one: set until nothing of it is left. */
  leaving_until: Generated<Date | null>;
  /** The IANA time zone in which its days end. */
  zone: Generated<string>;
  /** Raised by the database when a column changes. */
  version: GeneratedAlways<number>;
  /** The version of each column's last change; without an entry it is the first. */
  field_versions: GeneratedAlways<Record<string, number>>;
  created_at: Date;
}

/** A person of a company. */
export interface MembersTable {
  id: string;
  company_id: string;
  name: string;
  /** In its normal form; see `normalizeEmail`. One active member has it. */
  email: string;
  /** When the member has proven to receive mail at the address. */
  email_confirmed_at: Generated<Date | null>;
  /** The address that is to replace it, once it is proven; in its normal form. */
  new_email: Generated<string | null>;
  /** Until when that waits for the proof. */
  new_email_until: Generated<Date | null>;
  password_hash: string;
  role: Role;
  status: Generated<'active' | 'removed'>;
  /** Number of the newest notification that the member has read. */
  notifications_read: Generated<number>;
  /** The kinds of which the member wants no emails. */
  emails_off: Generated<EmailKind[]>;
  /** Signs the links that end them. */
  email_secret: string;
  created_at: Date;
}

/** The emails about what waits for a member. */
export interface WaitingEmailsTable {
  member_id: string;
  /** What had come until then is told or past. */
  told_until: Date;
  /** When to look what waits; null while nothing new does. */
  due_at: Date | null;
}

/** How far those were looked for whom something waits: one row. */
export interface WaitingScanTable {
  looked_until: Date;
}

/** What has happened to a company. */
export interface NotificationsTable {
  company_id: string;
  /** From 1, in the order in which they are committed. */
  number: number;
  kind: NotificationKind;
  /** The id of what it is about. */
  subject: string;
  /** Tells apart what happens more than once to a subject. */
  occasion: string;
  /** The other company. */
  other_id: string | null;
  /** Of an order: what was done. */
  step: Notification['step'];
  /** Of a matching request: what it has in common with what the company sells. */
  words: Generated<string[]>;
  at: Date;
}

/** The number of the newest notification of each company. */
export interface NotificationCountersTable {
  company_id: string;
  last: number;
}

/** A request whose vendors have not been looked for yet. */
export interface UnmatchedRequestsTable {
  request_id: string;
  added_at: Date;
}

/** What members have done: the lines of histories and of the audit list. */
export interface ActivityTable {
  id: string;
  company_id: string;
  member_id: string;
  /** As it was then. */
  member_name: string;
  action: ActivityAction;
  subject: string;
  at: Date;
}

export interface SessionsTable {
  /** SHA-256 of the token; the token itself is stored nowhere. */
  token_hash: Buffer;
  /** Names the session where its member sees it. */
  id: string;
  member_id: string;
  /** The header of the browser at log-in, or empty. */
  user_agent: string;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  /** The hash of the token of its device; null for sessions from before devices were stored. */
  device_hash: Buffer | null;
}

/** A browser that a member has logged in from. */
export interface DevicesTable {
  /** SHA-256 of the token; the token itself is stored nowhere. */
  token_hash: Buffer;
  member_id: string;
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
  /** Number of the last message that `company_a` has read. */
  read_a: Generated<number>;
  /** Number of the last message that `company_b` has read. */
  read_b: Generated<number>;
  /** Rises with each message, which the database sees to, and with each deletion. */
  version: Generated<number>;
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
  /**
   * The receiver, when the message began the conversation, or began it again after a day of silence; set by the
   * database.
   */
  opens_for: GeneratedAlways<string | null>;
  /** What the message leads to: all three are null when it leads nowhere. */
  card_type: MessageCard['type'] | null;
  /** Of an order the id of its quote. */
  card_id: string | null;
  card_title: string | null;
  files: StoredFiles;
  /** When its sender deleted it: content, card and files are gone then. */
  deleted_at: Generated<Date | null>;
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
  status: Generated<'active' | 'archived'>;
  /** What is counted. */
  unit: Generated<string>;
  minimum_order: Generated<number>;
  /** Prices in paise before the discount, by ascending quantities. */
  price_breaks: ColumnType<StoredPriceBreak[], string | undefined, string>;
  lead_days: Generated<number | null>;
  hsn: OptionalText;
  industry: OptionalText;
  /** The stock at which, and below, it counts as low. */
  low_stock: Generated<number | null>;
  created_at: Date;
  updated_at: Generated<Date>;
  /** Raised by the database when a column changes, apart from stock and status. */
  version: GeneratedAlways<number>;
  /** The version of each column's last change; without an entry it is the first. */
  field_versions: GeneratedAlways<Record<string, number>>;
}

export interface StoredPriceBreak {
  from: number;
  /** In paise, before the discount. */
  price: number;
}

/** All products with their vendors. */
export interface CompanyProductsView extends ProductsTable {
  vendor_name: string;
  vendor_avatar: string | null;
  vendor_status: CompaniesTable['status'];
}

/** A change of many products in one go, which can be taken back. */
export interface BatchesTable {
  id: string;
  company_id: string;
  member_id: string;
  kind: 'change' | 'import';
  created_at: Date;
  undone_at: Generated<Date | null>;
}

/** A product that a batch has changed: what it was before, and by what one sees whether it was changed since. */
export interface BatchProductsTable {
  batch_id: string;
  product_id: string;
  /** The columns that the batch has changed, with their values before; null for a product that it has added. */
  before: JSONColumnType<object> | null;
  version: number;
  stock_quantity: number;
  status: string;
}

/** A line of the log of a product's stock. */
export interface StockChangesTable {
  id: string;
  product_id: string;
  /** Units that came in; negative for those that went out. */
  change: number;
  /** The stock after it. */
  quantity: number;
  reason: string;
  member_id: string;
  /** As it was then. */
  member_name: string;
  at: Date;
}

/** A product that a company has saved for later, with what it was then. */
export interface SavedProductsTable {
  id: string;
  company_id: string;
  product_id: string;
  name: string;
  /** The price after the discount. */
  net_paise: number;
  in_stock: boolean;
  saved_at: Date;
}

/** What is kept of a file with what it is attached to: all but its address. */
export type AttachedFile = Omit<StoredFile, 'url'>;

type StoredFiles = ColumnType<AttachedFile[], string | undefined, string>;

export interface RequestsTable {
  id: string;
  client_id: string;
  request: string;
  budget: string;
  supply_industry: string;
  images: Generated<string[]>;
  files: StoredFiles;
  status: Generated<RequestStatus>;
  /** The only vendor who may see it; null for one on the board. */
  vendor_id: Generated<string | null>;
  quantity: Generated<number | null>;
  /** What is counted. */
  unit: OptionalText;
  /** A day: `2026-11-22`. */
  needed_by: Generated<string | null>;
  delivery_place: OptionalText;
  /** The end of the last day on which vendors may begin to quote. */
  closes_at: Generated<Date | null>;
  /** Of a direct request, its product. */
  product_id: Generated<string | null>;
  target_price_paise: Generated<number | null>;
  /** How many vendors have made an offer. */
  quote_count: Generated<number>;
  created_at: Date;
  /** Raised by the database when a column changes, apart from status and the number of quotes. */
  version: GeneratedAlways<number>;
  /** The version of each column's last change; without an entry it is the first. */
  field_versions: GeneratedAlways<Record<string, number>>;
}

/** All requests with their clients. */
export interface CompanyRequestsView extends RequestsTable {
  client_name: string;
  client_avatar: string | null;
  client_status: CompaniesTable['status'];
}

/** The negotiation of one vendor on one request. */
export interface QuotesTable {
  id: string;
  request_id: string;
  /** The client of the request. */
  client_id: string;
  vendor_id: string;
  status: Generated<'open' | 'accepted' | 'declined' | 'withdrawn'>;
  /** In which list it is: negotiated, an order that goes on, or ended. One whose request is closed has ended. */
  stage: Generated<'open' | 'order' | 'closed'>;
  /** Whose turn it is. */
  waits_for: DealParty | null;
  /** The number of the last offer; 0 before the first. */
  offer_count: Generated<number>;
  note_count: Generated<number>;
  last_offer_by: Generated<DealParty | null>;
  /** Of the last offer. */
  valid_until: Generated<Date | null>;
  /** Of the last offer. */
  total_paise: Generated<number | null>;
  /** Of its last order. */
  order_status: GeneratedAlways<OrderStatus | null>;
  /** When the vendor is to have shipped its last order, by the lead time. */
  ship_by: GeneratedAlways<Date | null>;
  /** Where its order stands, or else what has become of it. An offer that has expired is still one. */
  step: GeneratedAlways<Exclude<DealStep, 'expired'>>;
  /** Until when the last offer of the vendor can be accepted, or the order is to be shipped. */
  due_at: GeneratedAlways<Date | null>;
  /** Who declined or withdrew it; null when another quote was chosen. */
  closed_by: Generated<DealParty | null>;
  reason: OptionalText;
  /** A time-ordered id, new with each change: its place in lists. */
  place: string;
  created_at: Date;
  updated_at: Date;
}

/** A line as it is stored: amounts in paise. */
export interface StoredLine {
  id: string;
  description: string;
  productId: string | null;
  hsn: string;
  quantity: number;
  unit: string;
  unitPrice: number;
  taxPercent: number;
  priceBreaks: StoredPriceBreak[];
}

/** One version of the terms of a quote. */
export interface OffersTable {
  quote_id: string;
  /** From 1 without gaps. */
  number: number;
  by: DealParty;
  member_id: string;
  /** As it was then. */
  member_name: string;
  lines: ColumnType<StoredLine[], string, never>;
  shipping_paise: number;
  shipping_tax_percent: number;
  lead_days: number | null;
  /** The end of its last day; null for a counter-offer. */
  valid_until: Date | null;
  terms: string;
  note: string;
  files: StoredFiles;
  at: Date;
}

/** A question or an answer in a quote. */
export interface QuoteNotesTable {
  id: string;
  quote_id: string;
  by: DealParty;
  member_id: string;
  /** As it was then. */
  member_name: string;
  text: string;
  at: Date;
}

/** A line of an order as it is stored. */
export interface StoredOrderLine extends StoredLine {
  /** Units that were taken from the stock of its product. */
  taken: number;
  /** Units in all shipments together. */
  shipped: number;
}

/** What an accepted offer has become: its terms and companies as they were then. */
export interface OrdersTable {
  id: string;
  /** For people. */
  number: string;
  quote_id: string;
  request_id: string;
  client_id: string;
  vendor_id: string;
  status: Generated<OrderStatus>;
  client: JSONColumnType<OrderCompany>;
  vendor: JSONColumnType<OrderCompany>;
  delivery_place: string;
  lines: ColumnType<StoredOrderLine[], string, string>;
  shipping_paise: number;
  shipping_tax_percent: number;
  lead_days: number | null;
  terms: string;
  client_reference: OptionalText;
  invoice_number: OptionalText;
  paid_at: Generated<Date | null>;
  problem: OptionalText;
  cancelled_by: Generated<DealParty | null>;
  reason: OptionalText;
  created_at: Date;
  updated_at: Date;
  delivered_at: Generated<Date | null>;
  completed_at: Generated<Date | null>;
}

/** A part of an order that has left the vendor. */
export interface ShipmentsTable {
  id: string;
  order_id: string;
  lines: ColumnType<{ lineId: string; quantity: number }[], string, never>;
  carrier: string;
  tracking: string;
  member_id: string;
  /** As it was then. */
  member_name: string;
  at: Date;
}

/** A company's refusal of the request of another, stored for as long as the sender may not ask again. */
export interface DeclinesTable {
  sender_id: string;
  receiver_id: string;
  declined_at: Date;
  /** Whether it may never ask again. */
  is_for_good: Generated<boolean>;
}

/** A company that wants nothing to do with another one. */
export interface BlocksTable {
  /** Time-ordered: its place in the list. */
  id: string;
  company_id: string;
  blocked_id: string;
  created_at: Date;
}

/** Every block twice: as its company sees it, and as the blocked one does. */
export interface BlockedPairsView {
  company_id: string;
  other_id: string;
}

/** What a company has reported to those who run the server. */
export interface ReportsTable {
  id: string;
  company_id: string;
  member_id: string;
  target_type: ReportTarget;
  target_id: string;
  /** The company that it is about. */
  reported_id: string;
  reason: string;
  created_at: Date;
  /** Null while it is open. */
  done_at: Generated<Date | null>;
}

/** What a suspended company was before, and why it was suspended. */
export interface SuspensionsTable {
  company_id: string;
  status_before: 'active' | 'deactivated' | 'leaving';
  reason: string;
  created_at: Date;
}

/** The write limit of a company, as a token bucket: it fills at a steady rate, and a write takes one token. */
export interface WriteBucketsTable {
  company_id: string;
  /** When the bucket will be full without more writes; a past time means that it is full. */
  full_at: Date;
}

/** A write with an `Idempotency-Key`, and its response. */
export interface IdempotencyKeysTable {
  member_id: string;
  key: string;
  /** SHA-256 of method, address and body. */
  fingerprint: Buffer;
  /** The response; null only within the transaction of the write. */
  answer: ColumnType<unknown, never, string | null>;
  created_at: Date;
}

/** A file that a company has uploaded. */
export interface FilesTable {
  id: string;
  company_id: string;
  /** The last part of its address. */
  name: string;
  /** Its media type, told by its bytes. */
  type: string;
  /** The size of what its address returns by default. */
  bytes: number;
  /** The size of all widths together, which counts against the quotas. */
  stored_bytes: number;
  /** Of a picture, in its largest width. */
  width: number | null;
  height: number | null;
  created_at: Date;
  /** Since when nothing refers to it, kept by the database; null while something does. */
  unlinked_at: Date | null;
}

/** A part of a file's bytes. */
export interface FileChunksTable {
  file_id: string;
  /** The width of a picture for which these bytes are; 0 for a document. */
  width: number;
  /** Its place, from 0 without gaps. */
  seq: number;
  data: Buffer;
}

/** What a file belongs to, which decides who may read it. */
export interface FileLinksTable {
  file_id: string;
  /** A kind and an id; see `Subject`. */
  subject: string;
}

/** The bytes that files take, counted by the database. */
export interface FileUsageTable {
  /** Null in the row of all companies together. */
  company_id: string | null;
  bytes: number;
}

/** A letter that is to be sent, or could not be. Its times are the database's, the same for all nodes. */
export interface OutboxTable {
  id: string;
  /** An email address in its normal form. */
  recipient: string;
  /** Which letter it is; see `LetterParameters`. */
  kind: string;
  parameters: JSONColumnType<object>;
  created_at: GeneratedAlways<Date>;
  /** When it may be tried, or tried again. While a node sends it: when that node's lease ends. */
  due_at: Generated<Date>;
  /** Also counts a try that has not ended. */
  tries: Generated<number>;
  last_error: string | null;
  /** When it was given up; null until then. */
  failed_at: Date | null;
}

/** A link that lets the owner of an account's address choose a new password. */
export interface PasswordResetsTable {
  /** SHA-256 of the token; the token itself is only in the letter. */
  token_hash: Buffer;
  member_id: string;
  created_at: Date;
  expires_at: Date;
}

/** A link by which a member proves to receive mail at an address. */
export interface EmailLinksTable {
  /** SHA-256 of the token; the token itself is only in the letter. */
  token_hash: Buffer;
  member_id: string;
  /** In its normal form. */
  email: string;
  expires_at: Date;
}

/** An invitation to become a member of a company. */
export interface InvitationsTable {
  id: string;
  company_id: string;
  /** In its normal form. */
  email: string;
  role: Role;
  /** The name of the member who has sent it last. */
  invited_by: string;
  /** The member who has sent it last. Null when a node before migration 0030 has sent it. */
  inviter_id: string | null;
  /** How often it was sent: the links of an earlier sending are void. */
  sending: Generated<number>;
  created_at: Date;
  expires_at: Date;
}

/** A link of an invitation: of a letter, or the one that the inviting member was shown. */
export interface InvitationLinksTable {
  /** SHA-256 of the token; the token itself is only in the link. */
  token_hash: Buffer;
  invitation_id: string;
  /** Whether it was in a letter, so that whoever has it receives mail at the address. */
  by_mail: boolean;
}

/** The database after all migrations. */
export interface Database {
  companies: CompaniesTable;
  active_companies: CompaniesTable;
  members: MembersTable;
  activity: ActivityTable;
  notifications: NotificationsTable;
  notification_counters: NotificationCountersTable;
  waiting_emails: WaitingEmailsTable;
  waiting_scan: WaitingScanTable;
  invitations: InvitationsTable;
  invitation_links: InvitationLinksTable;
  sessions: SessionsTable;
  devices: DevicesTable;
  connections: ConnectionsTable;
  conversations: ConversationsTable;
  messages: MessagesTable;
  products: ProductsTable;
  /** All products, whoever may see them. */
  company_products: CompanyProductsView;
  /** The products that anyone may see: active ones of active companies. */
  live_products: CompanyProductsView;
  batches: BatchesTable;
  batch_products: BatchProductsTable;
  stock_changes: StockChangesTable;
  saved_products: SavedProductsTable;
  requests: RequestsTable;
  unmatched_requests: UnmatchedRequestsTable;
  /** All requests, whoever may see them. */
  company_requests: CompanyRequestsView;
  /** The requests that anyone may see: open ones of active companies, on the board. */
  board_requests: CompanyRequestsView;
  quotes: QuotesTable;
  offers: OffersTable;
  quote_notes: QuoteNotesTable;
  orders: OrdersTable;
  shipments: ShipmentsTable;
  idempotency_keys: IdempotencyKeysTable;
  declines: DeclinesTable;
  blocks: BlocksTable;
  blocked_pairs: BlockedPairsView;
  reports: ReportsTable;
  suspensions: SuspensionsTable;
  write_buckets: WriteBucketsTable;
  files: FilesTable;
  file_chunks: FileChunksTable;
  file_links: FileLinksTable;
  file_usage: FileUsageTable;
  outbox: OutboxTable;
  password_resets: PasswordResetsTable;
  email_links: EmailLinksTable;
}

export type NewProductRow = Insertable<ProductsTable>;
export type NewRequestRow = Insertable<RequestsTable>;
export type ProductRowChanges = Updateable<ProductsTable>;
export type RequestRowChanges = Updateable<RequestsTable>;
export type QuoteRowChanges = Updateable<QuotesTable>;
export type OrderRowChanges = Updateable<OrdersTable>;
