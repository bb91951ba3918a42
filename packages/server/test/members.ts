import type { Role, Session } from '@guildhall/contract';
import { hashPassword } from '#modules/accounts/password.ts';
import { newEmailSecret } from '#modules/emails/unsubscribe-token.ts';
import type { TestServer } from './server.ts';

/** Adds a member to a company. Returns the member's id. */
export async function addMember(
  { context: { db, newId, passwordCost } }: TestServer,
  { user }: Session,
  { role, email, password = 'correct horse' }: { role: Role; email: string; password?: string },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('members')
    .values({
      id,
      company_id: user._id,
      name: `The ${role}`,
      email,
      password_hash: await hashPassword(password, passwordCost),
      email_secret: newEmailSecret(),
      role,
      created_at: new Date(),
    })
    .execute();
  return id;
}
