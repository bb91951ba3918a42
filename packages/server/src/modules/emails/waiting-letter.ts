import { emailKindOf, endpoints, type EmailKind, type NotificationKind } from '@guildhall/contract';
import { letterPaths, notificationPath } from '@guildhall/contract/letter-paths';
import { waitingWords, type LetterWriters } from '#mail/letters.ts';
import { linkTo } from '#modules/accounts/link-token.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';
import {
  findReader,
  findWaiting,
  maxListed,
  type WaitingConversation,
  type WaitingNotification,
} from './waiting.ts';

/** What each kind of notification is called in an email. */
const nouns: Record<NotificationKind, string> = {
  'connection-request': 'Connection request',
  'connection-accepted': 'Connection accepted',
  'matching-request': 'Matching request',
  'estimate-request': 'Request for an estimate',
  quote: 'Quote',
  offer: 'New offer',
  note: 'Note',
  accepted: 'Offer accepted',
  declined: 'Quote declined',
  withdrawn: 'Quote withdrawn',
  expiring: 'Offer that expires tomorrow',
  order: 'Order',
  'low-stock': 'Low stock',
  'member-joined': 'New member',
};

/** What the emails of each kind are about, in the link that ends them. */
const kindWords: Record<EmailKind, string> = {
  messages: 'messages',
  connections: 'connections',
  deals: 'deals',
  requests: 'matching requests',
  stock: 'low stock',
  members: 'members',
};

/** Words of others in an email: on one line, and not longer than one. */
const line = (words: string): string => {
  const text = words.replaceAll(/\s+/g, ' ');
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
};

const ofConversation = ({ companyId, companyName, count, at }: WaitingConversation) => ({
  kind: 'messages' as EmailKind,
  at,
  label: line(count === 1 ? `Message from ${companyName}` : `${count} messages from ${companyName}`),
  path: `${letterPaths.chats}/${companyId}`,
});

const ofNotification = ({ kind, subject, title, company, at }: WaitingNotification) => ({
  kind: emailKindOf[kind],
  at,
  label: [nouns[kind], company?.companyName, title].flatMap((part) => (part ? [line(part)] : [])).join(' · '),
  path: notificationPath({ kind, subject }) ?? letterPaths.home,
});

export const waitingLetters: Pick<LetterWriters, 'waiting'> = {
  /** What is read, withdrawn or deleted meanwhile is not told any more, and nothing when that was all. */
  async waiting({ recipient, parameters: { memberId, after, until } }, { db, publicUrl }) {
    const reader = await findReader(db, memberId);
    if (reader?.email !== recipient) return undefined;
    const span = { after: new Date(after), until: new Date(until) };
    const { conversations, notifications } = await findWaiting(db, reader, span);
    const found = [...conversations.map(ofConversation), ...notifications.map(ofNotification)];
    if (found.length === 0) return undefined;
    const listed = found.toSorted((one, other) => other.at.getTime() - one.at.getTime()).slice(0, maxListed);
    const kinds = [...new Set(listed.map(({ kind }) => kind))];
    const stop = (ended: EmailKind[]) => unsubscribeToken(reader, ended);
    const unsubscribePath = endpoints.unsubscribe[1].replace(':token', stop(kinds));
    return waitingWords(
      {
        companyName: reader.companyName,
        places: listed.map(({ label, path }) => ({ label, address: publicUrl + path })),
        hasMore: found.length > listed.length,
        unsubscribe: {
          links: kinds.map((kind) => ({
            label: `Stop emails about ${kindWords[kind]}`,
            address: publicUrl + linkTo(letterPaths.unsubscribe, stop([kind])),
          })),
          address: publicUrl + unsubscribePath,
        },
      },
      publicUrl + letterPaths.home,
    );
  },
};
