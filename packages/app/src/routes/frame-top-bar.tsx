import { AccountMenu } from '@guildhall/ui/account-menu';
import { SearchField } from '@guildhall/ui/search-field';
import { TopBar } from '@guildhall/ui/top-bar';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#paths.ts';
import { useSession, useSessionStore } from '#session/session.tsx';
import { useAccount } from './use-account.ts';
import { useSearch } from './use-search.ts';

/** The bar at the top: search, news and the side of the market. */
export function FrameTopBar() {
  const { mode } = useSession();
  const store = useSessionStore();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const account = useAccount();
  const { search, searchFor } = useSearch();
  return (
    <TopBar
      homeHref={paths.home}
      onNavigate={(href) => void navigate(href)}
      mode={mode}
      onModeChange={store.setMode}
      announcements="Nothing new at the moment. News about Guildhall will stand here."
      account={<AccountMenu variant="avatar" {...account} />}
      search={
        <SearchField
          key={pathname}
          defaultValue={search}
          onSearch={searchFor}
          onValueChange={(text) => text === '' && searchFor('')}
        />
      }
    />
  );
}
