import { emailLetters } from '#modules/accounts/email-letters.ts';
import { findSecret } from '#modules/emails/queries.ts';
import { unsubscribeToken } from '#modules/emails/unsubscribe-token.ts';
import { tokenIn } from './password-resets.ts';
import type { TestServer } from './server.ts';

interface Addressee {
  memberId: string;
  email: string;
}

/** What a letter says that proves an address; undefined when there is nothing to prove. */
export const writeEmailLink = ({ context: { db, now } }: TestServer, { memberId, email }: Addressee) =>
  emailLetters['email-link'](
    { recipient: email, parameters: { memberId } },
    { db, now, publicUrl: 'http://x.example' },
  );

/** The token of a letter that proves an address, which the member need not have asked for. */
export async function newEmailLink(server: TestServer, addressee: Addressee): Promise<string> {
  const words = await writeEmailLink(server, addressee);
  return tokenIn(words?.link.address ?? '');
}

/** The same for a member's own address, even if it is proven already. */
export async function newOwnEmailLink(server: TestServer, addressee: Addressee): Promise<string> {
  await server.context.db
    .updateTable('members')
    .set({ email_confirmed_at: null })
    .where('id', '=', addressee.memberId)
    .execute();
  return newEmailLink(server, addressee);
}

/** The token of an email that ends those about messages. */
export const newUnsubscribeToken = async (
  { context: { db } }: TestServer,
  memberId: string,
): Promise<string> => unsubscribeToken({ memberId, secret: (await findSecret(db, memberId))! }, ['messages']);
