import { invitationDays, type Role } from '@guildhall/contract';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';

interface Link {
  label: string;
  address: string;
}

/** What a letter says, as plain text. */
export interface Words {
  subject: string;
  /** The paragraphs before the link. */
  before: string[];
  /** A list of places, before the link too. */
  places?: Link[];
  link: Link;
  /** The paragraphs after the link. */
  after: string[];
  /** Of a letter that can be ended: the links that do so, at its very end. */
  unsubscribe?: {
    links: Link[];
    /** Where a mail program sends a POST to end it all (RFC 8058). */
    address: string;
  };
}

/** Every kind of letter, with what its row in the outbox says beside the recipient: never a secret. */
export interface LetterParameters {
  'password-reset': Record<string, never>;
  'password-changed': Record<string, never>;
  /** A link that proves an address: the recipient's own, or the new one of a member who has another one. */
  'email-link': { memberId: string };
  'email-change-requested': { memberId: string };
  'email-replaced': { memberId: string };
  'email-used': { memberId: string };
  /** `sending` is that of the invitation. */
  invitation: { invitationId: string; sending: number };
  /** To a member, about what another one has done. */
  'company-deleted': { memberId: string; byMemberId: string };
  report: { reportId: string };
  /** What came between two times. */
  waiting: { memberId: string; after: string; until: string };
}

export type LetterKind = keyof LetterParameters;

/** What a letter is written with. */
export interface Desk {
  db: Kysely<Database>;
  now: () => Date;
  /** The origin of links. */
  publicUrl: string;
}

/** Writes a letter when it is sent, once for every try. Undefined when there is nobody to write to any more. */
export type LetterWriter<Kind extends LetterKind = LetterKind> = (
  letter: { recipient: string; parameters: LetterParameters[Kind] },
  desk: Desk,
) => Promise<Words | undefined>;

export type LetterWriters = { [Kind in LetterKind]: LetterWriter<Kind> };

/** To the owner of an account who has forgotten the password. */
export const passwordResetWords = (address: string): Words => ({
  subject: 'Choose a new Guildhall password',
  before: [
    'Somebody, probably you, has asked for a new password for your Guildhall account.',
    'To choose one, open this link within an hour. It works once.',
  ],
  link: { label: 'Choose a new password', address },
  after: ['If it was not you, do nothing: your password stays as it is.'],
});

/** To the owner of an account whose password is a new one. */
export const passwordChangedWords = (address: string): Words => ({
  subject: 'Your Guildhall password was changed',
  before: [
    'The password of your Guildhall account was changed. Other devices were signed out.',
    'If it was you, there is nothing to do. If not, choose a new password now:',
  ],
  link: { label: 'I did not change it', address },
  after: [],
});

/** To a member whose address nobody has proven yet. */
export const confirmEmailWords = (address: string): Words => ({
  subject: 'Confirm your email on Guildhall',
  before: [
    'A Guildhall account uses this address.',
    'To confirm that it is yours, open this link within a day. It works once.',
  ],
  link: { label: 'Confirm the email', address },
  after: ['If you have no Guildhall account, do nothing.'],
});

/** To the address that a member wants to log in with. */
export const confirmNewEmailWords = (address: string): Words => ({
  subject: 'Confirm your new Guildhall email',
  before: [
    'Somebody, probably you, wants to use this address for a Guildhall account.',
    'To use it from now on, open this link within a day. It works once. Until then the account keeps its old address.',
  ],
  link: { label: 'Use this email', address },
  after: ['If it was not you, do nothing.'],
});

/** To the same when it has an account already. */
export const emailTakenWords = (address: string): Words => ({
  subject: 'This address has a Guildhall account already',
  before: [
    'Somebody, probably you, wants to use this address for another Guildhall account. It has one already, so nothing was changed.',
    'If you have forgotten the password of that account, choose a new one:',
  ],
  link: { label: 'Choose a new password', address },
  after: ['If it was not you, do nothing.'],
});

/** To the address of a member who wants to log in with another one. */
export const emailChangeRequestedWords = (address: string): Words => ({
  subject: 'A new email for your Guildhall account',
  before: [
    'Somebody, probably you, wants to use another address for your Guildhall account. Until that address is confirmed, this one stays.',
    'If it was you, there is nothing to do. If not, choose a new password now, which also stops the change:',
  ],
  link: { label: 'I did not ask for it', address },
  after: [],
});

/** To the address that a member had before. */
export const emailReplacedWords = (address: string): Words => ({
  subject: 'Your Guildhall email was changed',
  before: [
    'Your Guildhall account now uses another address. Log in with that one.',
    'If it was not you, tell those who run this marketplace.',
  ],
  link: { label: 'Open Guildhall', address },
  after: [],
});

/** To the address with which a member logs in from now on. */
export const newEmailUsedWords = (address: string): Words => ({
  subject: 'Your Guildhall email was changed',
  before: ['Your Guildhall account now uses this address. Log in with it from now on.'],
  link: { label: 'Open Guildhall', address },
  after: [],
});

const roleWords: Record<Role, string> = {
  owner: 'an owner',
  admin: 'an admin',
  sales: 'a seller',
  buyer: 'a buyer',
  viewer: 'a viewer',
};

interface InvitationFacts {
  companyName: string;
  role: Role;
  invitedBy: string;
}

/** To a person who is invited to a company. */
export const invitationWords = (
  { companyName, role, invitedBy }: InvitationFacts,
  address: string,
): Words => ({
  subject: `Join ${companyName} on Guildhall`,
  before: [
    `You are invited to work for ${companyName} on Guildhall, as ${roleWords[role]}. Invited by ${invitedBy}.`,
    `To join, open this link within ${invitationDays} days. It works once.`,
  ],
  link: { label: 'Join', address },
  after: ['If you do not know the company, do nothing.'],
});

interface DeletionFacts {
  companyName: string;
  /** The name of the owner who has done it. */
  deletedBy: string;
  /** The last day on which it can come back. */
  day: string;
  /** Whether the letter is to an owner. */
  isOwner: boolean;
}

/** To the other members of a company that is deleted. */
export const companyDeletedWords = (
  { companyName, deletedBy, day, isOwner }: DeletionFacts,
  address: string,
): Words => ({
  subject: `${companyName} was deleted from Guildhall`,
  before: [
    `${deletedBy} has deleted ${companyName}. Nobody sees it any more, and what it negotiates has ended.`,
    `Until ${day} ${isOwner ? 'you' : 'one of its owners'} can bring it back by logging in. Then it is erased, with your account.`,
  ],
  link: { label: isOwner ? 'Log in' : 'Open Guildhall', address },
  after: [],
});

interface WaitingFacts {
  companyName: string;
  places: Link[];
  /** Whether more waits than `places` has. */
  hasMore: boolean;
  unsubscribe: NonNullable<Words['unsubscribe']>;
}

/** To a member for whom something waits. */
export const waitingWords = (
  { companyName, places, hasMore, unsubscribe }: WaitingFacts,
  address: string,
): Words => ({
  subject:
    places.length === 1
      ? places[0]!.label
      : `${places.length}${hasMore ? '+' : ''} things wait for ${companyName}`,
  before: [`This waits for ${companyName} on Guildhall:`],
  places,
  link: { label: hasMore ? 'See all that waits' : 'Open Guildhall', address },
  after: ['You get this because you were away. The next such email comes in an hour at the earliest.'],
  unsubscribe,
});

interface ReportFacts {
  id: string;
  targetType: string;
  /** The beginning of what is reported; null when it is gone. */
  excerpt: string | null;
  reason: string;
  reporterName: string;
  reportedName: string;
  reportedId: string;
}

/** To those who run the server. */
export const reportWords = (report: ReportFacts, address: string): Words => ({
  subject: `Report of a ${report.targetType} of ${report.reportedName}`,
  before: [
    `${report.reporterName} has reported a ${report.targetType} of ${report.reportedName}:`,
    report.excerpt ?? 'It is deleted.',
    'The reason:',
    report.reason,
  ],
  link: { label: 'Open Guildhall', address },
  after: [
    `To suspend the company: npm run operator -- suspend ${report.reportedId}`,
    `When it is dealt with: npm run operator -- done ${report.id}`,
  ],
});
