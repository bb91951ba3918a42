import { AccountMenu } from '@guildhall/ui/trade/account-menu';
import { ConversationList } from '@guildhall/ui/trade/conversation-list';
import { SideNav } from '@guildhall/ui/side-nav';
import { UpgradeNova } from '@guildhall/ui/trade/upgrade-nova';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { connectionsQuery } from '#data/connections.ts';
import { toaster } from '#lib/toasts.tsx';
import { chatPath, paths } from '#paths.ts';
import { useSession, useSessionStore } from '#session/session.tsx';
import { conversationSummaries } from '#routes/chats/conversation-summaries.ts';
import { navEntries, navEntryOf } from './nav-entries.tsx';
import { sampleConversations } from './sample-conversations.ts';
import { useAccount, type FrameBarProps } from './use-account.ts';
import { useAttention } from './use-attention.ts';

const maxPreviewed = 4;

/** The navigation: its entries, a preview of messages, the plans and the account. */
export function FrameSideNav({ canonicalPath }: FrameBarProps) {
  const { user, activeIcon } = useSession();
  const store = useSessionStore();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const account = useAccount({ canonicalPath });
  const attention = useAttention();
  const { data: connections = [], isSuccess } = useInfiniteQuery({
    ...connectionsQuery(user?.id ?? ''),
    enabled: user !== null,
  });
  const labelOf = (address: string) => navEntryOf(canonicalPath(address))?.label;
  const currentLabel = account.current ? undefined : (labelOf(pathname) ?? activeIcon);
  // The screen of the chats shows the same list.
  const repeatsList = canonicalPath(pathname) === paths.chats && connections.length > 0;
  const goTo = (href: string) => {
    const label = labelOf(href);
    if (label) store.setActiveIcon(label);
    void navigate(href);
  };
  return (
    <SideNav
      items={navEntries.map(({ label, path, icon, waits }) => ({
        label,
        href: encodeURI(path),
        icon,
        current: label === currentLabel,
        ...(waits && {
          badge: attention?.[waits.count] ?? 0,
          badgeLabel: (_count: number, written: string) => waits.label(written),
        }),
      }))}
      onNavigate={goTo}
      messages={
        repeatsList ? undefined : (
          <ConversationList
            size="sm"
            title="MESSAGE PREVIEW"
            {...(connections.length > 0
              ? {
                  conversations: conversationSummaries(connections.slice(0, maxPreviewed)),
                  conversationHref: chatPath,
                  onSelect: (companyId) => goTo(chatPath(companyId)),
                }
              : {
                  // What could not be read is not made up.
                  conversations: user === null || isSuccess ? sampleConversations : [],
                })}
          />
        )
      }
      upgrade={
        <UpgradeNova
          learnMoreHref={paths.plans}
          onNavigate={goTo}
          onSelect={(plan) => toaster.toast(`${plan} cannot be chosen yet. You stay on NOVA Free.`)}
        />
      }
      account={<AccountMenu {...account} />}
    />
  );
}
