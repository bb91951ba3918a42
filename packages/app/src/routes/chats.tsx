import { ChatsScreen } from '@guildhall/ui/chats-screen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { connectionsQuery } from '#data/connections.ts';
import { usePageTitle } from '#lib/use-page-title.ts';
import { chatPath, paths } from '#paths.ts';
import { useUser } from '#session/session.tsx';
import { ChatConversation } from './chat-conversation.tsx';
import { usePagedList } from './use-paged-list.ts';

const retryInterval = 5000;

/** The connections, and the conversation that the address names. */
export function ChatsRoute() {
  usePageTitle('Chats');
  const { id } = useUser();
  const { companyId } = useParams();
  const navigate = useNavigate();
  // A list that cannot be read is asked for again, and the reader is told nothing.
  const connections = useInfiniteQuery({
    ...connectionsQuery(id),
    refetchInterval: ({ state }) => state.status === 'error' && retryInterval,
  });
  const { rows, list } = usePagedList(connections);
  // Whom one talks to is chosen by eye, so the list is there as a whole.
  useEffect(() => {
    if (list.more === 'idle') list.onLoadMore();
  });
  return (
    <ChatsScreen
      connections={rows}
      state={list.state === 'ready' ? 'ready' : 'loading'}
      selectedId={companyId}
      onSelect={(company) => void navigate(chatPath(company))}
      networkHref={paths.network}
      onNavigate={(href) => void navigate(href)}
      conversation={companyId && <ChatConversation key={companyId} companyId={companyId} />}
    />
  );
}
