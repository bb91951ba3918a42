import { AccountMenu } from '@guildhall/ui/trade/account-menu';
import { TopBar } from '@guildhall/ui/trade/top-bar';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#paths.ts';
import { useSession, useSessionStore } from '#session/session.tsx';
import { lazyComponent } from '#lib/lazy-component.ts';
import { FrameSearch } from './frame-search.tsx';
import { useAccount, type FrameBarProps } from './use-account.ts';
import { useAttention } from './use-attention.ts';

const Announcements = lazyComponent(() => import('./announcements.tsx'), 'Announcements');

/** The bar at the top: search, announcements, the switch of mode and the account. */
export function FrameTopBar(props: FrameBarProps) {
  const { mode, user } = useSession();
  const attention = useAttention();
  const store = useSessionStore();
  const navigate = useNavigate();
  const account = useAccount(props);
  return (
    <TopBar
      homeHref={paths.home}
      logoSrc="/logo.png"
      onNavigate={(href) => void navigate(href)}
      mode={mode}
      onModeChange={store.setMode}
      announcements={
        user ? (
          <Suspense>
            <Announcements />
          </Suspense>
        ) : (
          'Nothing new at the moment. News about Guildhall will stand here.'
        )
      }
      unreadCount={attention?.notifications ?? 0}
      account={<AccountMenu variant="avatar" {...account} />}
      search={<FrameSearch />}
    />
  );
}
