import { ConversationSearch } from '@guildhall/ui/trade/conversation-search';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageSearchQuery } from '#data/chat.ts';
import { chatPath } from '#paths.ts';
import { useUser } from '#session/session.tsx';
import { usePagedList } from '#routes/hooks/use-paged-list.ts';

const messagePath = ({ companyId, _id }: { companyId: string; _id: string }) =>
  `${chatPath(companyId)}?${new URLSearchParams({ message: _id })}`;

/** Finds messages in all conversations, and opens theirs at the place. */
export function ChatSearch() {
  const { id } = useUser();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const words = query.trim();
  const { rows, list } = usePagedList(
    useInfiniteQuery({
      ...messageSearchQuery(id, words),
      enabled: words !== '',
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <ConversationSearch
      query={query}
      onQueryChange={setQuery}
      results={rows.map(({ message, company }) => ({
        ...message,
        companyId: company._id,
        companyName: company.companyName,
        avatar: company.avatar,
        own: message.sender === id,
      }))}
      resultHref={messagePath}
      onOpen={(result) => void navigate(messagePath(result))}
      {...list}
    />
  );
}
