import { maxMessageLength, messageDeletionMinutes } from '@guildhall/contract/limits';
import { whoMay } from '@guildhall/contract/rights';
import { Button } from '@guildhall/ui/button';
import { TextArea } from '@guildhall/ui/text-area';
import {
  Conversation,
  type ConversationMessageCard,
  type ConversationNotice,
} from '@guildhall/ui/trade/conversation';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  isRefused,
  messagesFromQuery,
  messagesQuery,
  useDeleteMessage,
  useOlderMessages,
  useSendMessage,
} from '#data/chat.ts';
import { formFiles, useFileOpening } from '#data/files.ts';
import { maxIds, someProductsQuery } from '#data/products.ts';
import { profileQuery } from '#data/users.ts';
import { readId } from '#lib/address-values.ts';
import { takeStrayFocus } from '#lib/take-stray-focus.ts';
import { useDraft } from '#lib/use-draft.ts';
import { dealPath, paths, requestPath } from '#paths.ts';
import { useUser } from '#session/session.tsx';
import { useMay } from '#session/use-may.ts';
import { SafetyMenu } from '#routes/safety/safety-menu.tsx';
import { useReading } from './use-reading.ts';
import { useAddressDialog } from '#routes/hooks/use-address-dialog.ts';

/** Where cards lead, and which of them lead somewhere: a product may be withdrawn, or its vendor gone or blocked. */
function useCards(messages: readonly { card?: ConversationMessageCard }[] = []) {
  const navigate = useNavigate();
  const product = useAddressDialog('product');
  const all = new Set(messages.flatMap(({ card }) => (card?.type === 'product' ? [card.id] : [])));
  // Of a conversation about more products, the older ones say that they are gone only when they are opened.
  const ids = [...all].slice(-maxIds);
  const found = useInfiniteQuery({ ...someProductsQuery(ids), enabled: ids.length > 0 }).data;
  const cardHref = ({ type, id }: ConversationMessageCard) => {
    if (type === 'product') return product.href(id);
    return type === 'request' ? requestPath(id) : dealPath(id);
  };
  return {
    cardHref,
    onCardOpen: (card: ConversationMessageCard) =>
      card.type === 'product' ? product.open(card.id) : void navigate(cardHref(card)),
    isCardAvailable: ({ type, id }: ConversationMessageCard) =>
      type !== 'product' || !found || !ids.includes(id) || found.some((each) => each.id === id),
  };
}

/** Why nothing can be written to a company, once that is known. */
function noticeOf(
  company: { companyName: string } | null | undefined,
  refused: boolean,
  onProfileOpen: () => void,
): ConversationNotice | undefined {
  if (company === null) return { title: 'You cannot write to this company' };
  if (!company || !refused) return undefined;
  return {
    title: `You are not connected with ${company.companyName}`,
    description: 'Only connected companies can chat.',
    action: (
      <Button size="sm" onClick={onProfileOpen}>
        View Profile
      </Button>
    ),
  };
}

/** What was written and may not be sent: the member's role has changed. It can still be read and copied. */
const unsentNotice = (draft: string, wasComposer: boolean): ConversationNotice => ({
  title: whoMay('network'),
  action: (
    <TextArea
      ref={wasComposer ? takeStrayFocus : undefined}
      label="Not sent"
      rows={1}
      value={draft}
      readOnly
    />
  ),
});

/** The conversation with a company, polled each second while it is on the screen. */
export function ChatConversation({ companyId }: { companyId: string }) {
  const { id, companyName } = useUser();
  const [params] = useSearchParams();
  const focusId = readId(params, 'message');
  const mayWrite = useMay('network');
  const navigate = useNavigate();
  const profile = useAddressDialog('company');
  const company = useQuery(profileQuery(companyId));
  const { data: messages, error } = useQuery(messagesQuery(id, companyId));
  useQuery({
    ...messagesFromQuery(id, companyId, focusId ?? ''),
    enabled: focusId !== undefined && messages !== undefined,
  });
  const { isPending: isReading, unreadFrom, readUpTo } = useReading(companyId, messages);
  const { mutateAsync: remove } = useDeleteMessage(companyId);
  const files = useFileOpening();
  const cards = useCards(messages);
  const { hasOlder, onLoadOlder } = useOlderMessages(id, companyId, messages ?? []);
  const { mutateAsync: send } = useSendMessage(id, companyId);
  const { kept, keep } = useDraft<string>(id, companyId);
  const refused = isRefused(error);
  // What was said last is what a report is about.
  const received = messages?.findLast(({ sender }) => sender === companyId);
  const [draft, setDraft] = useState(kept ?? '');
  const [openedToWrite] = useState(mayWrite);
  const notice =
    noticeOf(companyId === id ? null : company.data, refused, () => profile.open(companyId)) ??
    (!mayWrite && draft !== '' ? unsentNotice(draft, openedToWrite) : undefined);
  return (
    <Conversation
      companyName={company.data === null ? 'Unknown Company' : (company.data?.companyName ?? '')}
      avatar={company.data?.avatar ?? null}
      currentUserId={id}
      ownCompanyName={companyName}
      messages={messages ?? []}
      unreadFrom={unreadFrom}
      readUpTo={readUpTo}
      focusId={focusId}
      {...files}
      {...formFiles}
      // A failed poll is repeated after a second and shows nothing.
      loading={isReading || (messages === undefined && !(refused && notice))}
      hasOlder={hasOlder}
      onLoadOlder={onLoadOlder}
      draft={draft}
      onDraftChange={(text) => {
        setDraft(text);
        keep(text || undefined);
      }}
      maxLength={maxMessageLength}
      onSend={
        mayWrite
          ? (content, attached = []) => send({ content, fileIds: attached.map((file) => file.id) })
          : undefined
      }
      onDelete={mayWrite && !notice ? (message) => remove(message._id) : undefined}
      deletableUntil={({ card, timestamp }) =>
        card && card.type !== 'product'
          ? undefined
          : new Date(Date.parse(timestamp) + messageDeletionMinutes * 60_000)
      }
      companyHref={profile.href(companyId)}
      onCompanyOpen={() => profile.open(companyId)}
      {...cards}
      notice={notice}
      menu={
        company.data && (
          <SafetyMenu
            company={company.data}
            target={received ? { type: 'message', id: received._id } : { type: 'company', id: companyId }}
            onBlocked={() => void navigate(paths.chats)}
          />
        )
      }
      onBack={() => void navigate(paths.chats)}
    />
  );
}
