import { invitationDays, type Role } from '@guildhall/contract';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';

/** What a letter says, as plain text. */
export interface Words {
  subject: string;
  /** The paragraphs before the link. */
  before: string[];
  link: { label: string; address: string };
  /** The paragraphs after the link. */
  after: string[];
}

/** Every kind of letter, with what its row in the outbox says beside the recipient: never a secret. */
export interface LetterParameters {
  'password-reset': Record<string, never>;
  'password-changed': Record<string, never>;
  /** `sending` is that of the invitation. */
  invitation: { invitationId: string; sending: number };
  report: { reportId: string };
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
    'The password of your Guildhall account was changed. Other devices were logged out.',
    'If it was you, there is nothing to do. If not, choose a new password now:',
  ],
  link: { label: 'I did not change it', address },
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
