import {
  companyDeletedWords,
  confirmEmailWords,
  confirmNewEmailWords,
  emailChangeRequestedWords,
  emailReplacedWords,
  emailTakenWords,
  invitationWords,
  newEmailUsedWords,
  passwordChangedWords,
  passwordResetWords,
  reportWords,
  waitingWords,
  type Words,
} from '#mail/letters.ts';
import { toHtml } from '#mail/parts.ts';

const origin = 'https://guildhall.example';
const id = '01a2078c-0000-7000-8000-000000000001';
const link = (path: string) => `${origin}/${path}#token=a-token-of-43-letters`;

const place = (label: string, path: string) => ({ label, address: `${origin}/${path}` });
const stop = (what: string) => ({ label: `Stop emails about ${what}`, address: link('unsubscribe') });
const unsubscribe = {
  links: [stop('messages'), stop('deals'), stop('low stock')],
  address: `${origin}/api/email/unsubscribe/a-token`,
};
const message = place('Message from Deccan Metals', `Chats/${id}`);

/** Each letter as it may come, by the name of its story. */
const letters: Record<string, Words> = {
  PasswordReset: passwordResetWords(link('reset-password')),
  PasswordChanged: passwordChangedWords(link('forgot-password')),
  ConfirmEmail: confirmEmailWords(link('confirm-email')),
  ConfirmNewEmail: confirmNewEmailWords(link('confirm-email')),
  EmailTaken: emailTakenWords(link('forgot-password')),
  EmailChangeRequested: emailChangeRequestedWords(link('forgot-password')),
  EmailReplaced: emailReplacedWords(origin),
  NewEmailUsed: newEmailUsedWords(origin),
  Invitation: invitationWords(
    { companyName: 'Malabar Spices', role: 'sales', invitedBy: 'Asha Nair' },
    link('join'),
  ),
  OneThingWaits: waitingWords(
    {
      companyName: 'Malabar Spices',
      places: [message],
      hasMore: false,
      unsubscribe: { ...unsubscribe, links: [stop('messages')] },
    },
    `${origin}/Home`,
  ),
  SeveralThingsWait: waitingWords(
    {
      companyName: 'Malabar Spices',
      places: [
        message,
        place('Quote · Saffron Steel · 40 pieces of MS angle 50 x 50', `deals/${id}`),
        place('Low stock · Black pepper, 500 g', `Inventory/${id}`),
      ],
      hasMore: true,
      unsubscribe,
    },
    `${origin}/Home`,
  ),
  CompanyDeleted: companyDeletedWords(
    {
      companyName: 'Malabar Spices',
      deletedBy: 'Asha Nair',
      day: '12 December 2026',
      isOwner: true,
    },
    `${origin}/Home`,
  ),
  Report: reportWords(
    {
      id,
      targetType: 'product',
      excerpt: 'Original brand watches, any quantity',
      reason: 'These are copies.',
      reporterName: 'Malabar Spices',
      reportedName: 'Quick Trade',
      reportedId: id,
    },
    origin,
  ),
};

/** The letters as HTML, for the design system's stories. */
export const sampleLetters = Object.fromEntries(
  Object.entries(letters).map(([name, words]) => [name, { subject: words.subject, html: toHtml(words) }]),
);
