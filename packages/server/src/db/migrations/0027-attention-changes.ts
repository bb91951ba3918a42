import { sql, type Kysely } from 'kysely';

interface Source {
  /** The columns of the companies that are told; they never change. */
  companies: readonly string[];
  /** The columns on which it depends. Without them a row matters by its being there. */
  of?: readonly string[];
}

/**
 * What is counted for a company depends on these tables: `waiting-change` tells of what others make wait, `own-change` of
 * what a company has of its own.
 */
const changes: Record<string, Record<string, Source>> = {
  waiting: {
    conversations: { companies: ['company_a', 'company_b'], of: ['last_seq', 'read_a', 'read_b'] },
    connections: { companies: ['sender_id', 'receiver_id'], of: ['status'] },
    quotes: {
      companies: ['client_id', 'vendor_id'],
      of: ['status', 'stage', 'waits_for', 'offer_count', 'last_offer_by', 'valid_until'],
    },
    notifications: { companies: ['company_id'] },
    members: { companies: ['company_id'], of: ['notifications_read'] },
    blocks: { companies: ['company_id', 'blocked_id'] },
    companies: { companies: ['id'], of: ['zone'] },
  },
  own: {
    products: { companies: ['vendor_id'], of: ['status', 'stock_quantity', 'low_stock'] },
    requests: { companies: ['client_id'] },
    connections: { companies: ['sender_id', 'receiver_id'], of: ['status'] },
    members: { companies: ['company_id'] },
    invitations: { companies: ['company_id'] },
    companies: { companies: ['id'], of: ['company_industry', 'address', 'avatar'] },
  },
};

/**
 * All nodes are told when what they have counted for a company is no longer true, however a row was changed. Equal
 * notifications of a transaction are delivered once.
 *
 * @public Called by Kysely's migrator.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [topic, tables] of Object.entries(changes)) {
    for (const [table, { companies, of }] of Object.entries(tables)) {
      const name = `notify_${topic}_change_of_${table}`;
      const tell = companies.map(
        (column) =>
          `perform pg_notify('guildhall', '${topic}-change ' || coalesce(new.${column}, old.${column}));`,
      );
      const update = of ? `or update of ${of.join(', ')}` : '';
      await sql
        .raw(
          `create function ${name}() returns trigger language plpgsql as $$
            begin ${tell.join(' ')} return null; end $$`,
        )
        .execute(db);
      await sql
        .raw(
          `create trigger ${table}_notify_${topic}_change after insert or delete ${update} on ${table}
            for each row execute function ${name}()`,
        )
        .execute(db);
    }
  }
}
