import type { Role, Session } from '@guildhall/contract';
import { insertInvitation } from '#modules/members/invitations.ts';
import { makeLink } from '#modules/members/invitation-letter.ts';
import type { Scene } from './authorization-matrix.ts';
import { addMember } from './members.ts';
import { tokenIn } from './password-resets.ts';
import type { TestServer } from './server.ts';

/** An open invitation to a company, with the token of a letter. */
export async function newInvitation(
  { context: { db, now, newId } }: TestServer,
  { user }: Session,
  { email, role }: { email: string; role: Role },
): Promise<{ id: string; token: string }> {
  const [companyId, memberId] = [user._id, user.member._id];
  const id = newId();
  await insertInvitation(db, { id, companyId, email, role, memberId, now: now() });
  const made = await makeLink(db, { invitationId: id, sending: 1, byMail: true, now: now() });
  return { id, token: tokenIn(made?.link ?? '') };
}

/** The people of a scene: a viewer, and somebody who is invited. Those of the scene before are gone. */
export async function newTeam(
  server: TestServer,
  own: Session,
): Promise<Pick<Scene, 'member' | 'invitation' | 'invitationToken'>> {
  const { db, newId } = server.context;
  await db.deleteFrom('members').where('email', 'like', 'scene-%').execute();
  await db.deleteFrom('invitations').execute();
  const newEmail = () => `scene-${newId()}@x.example`;
  const { id, token } = await newInvitation(server, own, { email: newEmail(), role: 'viewer' });
  const member = await addMember(server, own, { role: 'viewer', email: newEmail() });
  return { member, invitation: id, invitationToken: token };
}
