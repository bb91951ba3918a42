import type { AcceptInvitation, ChangeMember, GetInvitation, InviteMember } from '@guildhall/contract';
import type { Caller } from './caller.ts';
import type { CallOptions, WriteOptions } from './page.ts';

/** Calls about the people of the session's company. */
export const members = ({ one }: Caller) => ({
  /** The members of `userId`, the session's company, and its open invitations. */
  list: (userId: string, options?: CallOptions) => one('listMembers', { id: userId }, options),

  /**
   * Sends a person a link by which they join the company. Refused with 409 when they are a member or invited already, and
   * with code `limit` when the company is full, with 429 after too many letters.
   */
  invite: (body: InviteMember, options?: WriteOptions) => one('inviteMember', {}, { body, ...options }),

  /** Sends an invitation again; its earlier links are void. Refused with 404 when it is no longer open. */
  resend: (id: string, options?: WriteOptions) => one('resendInvitation', { id }, options),

  /** Revokes an invitation. Refused with 404 when it is no longer open. */
  revoke: (id: string, options?: CallOptions) => one('revokeInvitation', { id }, options),

  /**
   * The open invitation of such a link's token. Refused with 400 for a link that is void, with 429 after too many tries.
   */
  invitation: (body: GetInvitation, options?: CallOptions) => one('getInvitation', {}, { body, ...options }),

  /**
   * Joins a company by the token of such a link, and opens a session. Refused with 400 for a link that is void and a
   * password that is easy to guess, with 409 when the invited address has an account. A call without
   * a response may have joined: the token is void then, and the log-in opens a session.
   */
  accept: (body: AcceptInvitation, options?: CallOptions) =>
    one('acceptInvitation', {}, { body, ...options }),

  /** Changes a member's role. Refused with 409 for the last owner. */
  change: (id: string, body: ChangeMember, options?: CallOptions) =>
    one('changeMember', { id }, { body, ...options }),

  /** Removes a member, or leaves when it is oneself. Refused with 409 for the last owner. */
  remove: (id: string, options?: CallOptions) => one('removeMember', { id }, options),
});
