import { ConversationSearch } from '@guildhall/ui/trade/conversation-search';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageSearchQuery } from '#data/chat.ts';
import { namedConnectionsQuery } from '#data/connections.ts';
import { searchTextOf } from '#lib/search-text.ts';
import { chatPath } from '#paths.ts';
import { useUser } from '#session/session.tsx';
import { usePagedList } from '#routes/hooks/use-paged-list.ts';

const messagePath = ({ companyId, _id }: { companyId: string; _id: string }) =>
  `${chatPath(companyId)}?${new URLSearchParams({ message: _id })}`;

/** The companies that show: who looks for another one types more of its name. */
const maxCompanies = 5;

/** Finds conversations by their company, and messages in all of them, which open theirs at the place. */
export function ChatSearch() {
  const { id } = useUser();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const words = searchTextOf(query);
  const { rows, list } = usePagedList(
    useInfiniteQuery({
      ...messageSearchQuery(id, words),
      enabled: words !== '',
      placeholderData: keepPreviousData,
    }),
  );
  const named = useInfiniteQuery({
    ...namedConnectionsQuery(id, words),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
  const companies = named.data ?? [];
  // That there is nothing is known when both have answered.
  const isLooking = rows.length === 0 && (named.isLoading || named.isPlaceholderData);
  return (
    <ConversationSearch
      query={query}
      onQueryChange={setQuery}
      companies={named.isError ? undefined : companies.slice(0, maxCompanies)}
      moreCompanies={companies.length > maxCompanies}
      companyHref={({ _id }) => chatPath(_id)}
      onCompanyOpen={({ _id }) => void navigate(chatPath(_id))}
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
      state={isLooking && list.state === 'ready' ? 'loading' : list.state}
    />
  );
}
