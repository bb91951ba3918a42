import { ChatsScreen } from '@guildhall/ui/screens/chats-screen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { connectionsQuery } from '#data/connections.ts';
import { usePageTitle } from '#lib/use-page-title.ts';
import { chatPath, paths } from '#paths.ts';
import { useUser } from '#session/session.tsx';
import { ChatSearch } from './chat-search.tsx';
import { ChatConversation } from './chat-conversation.tsx';
import { conversationSummaries } from './conversation-summaries.ts';
import { usePagedList } from '#routes/hooks/use-paged-list.ts';

const retryInterval = 5000;

/** The connections, and the conversation at the address. */
export function ChatsRoute() {
  usePageTitle('Chats');
  const { id } = useUser();
  const { companyId } = useParams();
  const navigate = useNavigate();
  // A page that fails to load is requested again and shows nothing.
  const connections = useInfiniteQuery({
    ...connectionsQuery(id),
    refetchInterval: ({ state }) => state.status === 'error' && retryInterval,
  });
  const { rows, list } = usePagedList(connections);
  return (
    <ChatsScreen
      connections={conversationSummaries(rows)}
      search={<ChatSearch />}
      {...list}
      state={list.state === 'ready' ? 'ready' : 'loading'}
      more={list.more === 'error' ? 'loading' : list.more}
      selectedId={companyId}
      conversationHref={chatPath}
      onSelect={(company) => void navigate(chatPath(company))}
      networkHref={paths.network}
      onNavigate={(href) => void navigate(href)}
      conversation={companyId && <ChatConversation key={companyId} companyId={companyId} />}
    />
  );
}
