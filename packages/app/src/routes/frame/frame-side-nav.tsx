import { AccountMenu } from '@guildhall/ui/trade/account-menu';
import { ConversationList } from '@guildhall/ui/trade/conversation-list';
import { SideNav, type SideNavItem } from '@guildhall/ui/side-nav';
import { UpgradeNova } from '@guildhall/ui/trade/upgrade-nova';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { connectionsQuery } from '#data/connections.ts';
import { toaster } from '#lib/toasts.ts';
import { chatPath, paths } from '#paths.ts';
import { useSession, useSessionStore } from '#session/session.tsx';
import { conversationSummaries } from '#routes/chats/conversation-summaries.ts';
import { sampleConversations } from './sample-conversations.ts';
import { useAccount } from './use-account.ts';

const previewed = 4;

export interface FrameSideNavProps {
  /** The entries. */
  navItems: readonly SideNavItem[];
  /** The label of the entry that an address belongs to, or undefined when it belongs to none. */
  navLabelOf: (pathname: string) => string | undefined;
}

/** The navigation: where one can go, whom one talks to, the plans and the account. */
export function FrameSideNav({ navItems, navLabelOf }: FrameSideNavProps) {
  const { user, activeIcon } = useSession();
  const store = useSessionStore();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const account = useAccount();
  const { data: connections = [] } = useInfiniteQuery({
    ...connectionsQuery(user?.id ?? ''),
    enabled: user !== null,
  });
  const currentLabel = navLabelOf(pathname) ?? activeIcon;
  const goTo = (href: string) => {
    const label = navLabelOf(href);
    if (label) store.setActiveIcon(label);
    void navigate(href);
  };
  return (
    <SideNav
      items={navItems.map((item) => ({ ...item, current: item.label === currentLabel }))}
      onNavigate={goTo}
      messages={
        <ConversationList
          size="sm"
          title="MESSAGE PREVIEW"
          {...(connections.length > 0
            ? {
                conversations: conversationSummaries(connections.slice(0, previewed)),
                onSelect: (companyId) => goTo(chatPath(companyId)),
              }
            : { conversations: sampleConversations })}
        />
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
