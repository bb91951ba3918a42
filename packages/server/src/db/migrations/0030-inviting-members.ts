import { sql, type Kysely } from 'kysely';

const statements = [
  // Null for those that are sent while a node of an earlier version still runs.
  sql`alter table invitations add column inviter_id uuid references members on delete set null`,
  sql`create index invitations_inviter_id_idx on invitations (inviter_id)`,
  sql`update invitations set inviter_id = (
    select members.id from activity join members on members.id = member_id
    where subject = invitations.id and action = 'member.invited' order by activity.id desc limit 1)`,
  // Those of members who may no longer send them.
  sql`delete from invitations using members
    where members.id = inviter_id
      and (status <> 'active' or members.role not in ('owner', 'admin')
        or invitations.role = 'owner' and members.role <> 'owner')`,
];

/** @public Called by Kysely's migrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
