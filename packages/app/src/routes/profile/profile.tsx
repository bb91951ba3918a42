import { hasRight, type Right } from '@guildhall/contract/rights';
import { Link } from '@guildhall/ui/link';
import { ProfileScreen, type ProfileTab } from '@guildhall/ui/screens/profile-screen';
import { ProfileView } from '@guildhall/ui/trade/profile-view';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { connectionsQuery } from '#data/connections.ts';
import { ownProfileQuery } from '#data/users.ts';
import { usePageTitle } from '#lib/use-page-title.ts';
import { paths } from '#paths.ts';
import { NoRight } from '#routes/no-right.tsx';
import { useUser } from '#session/session.tsx';
import { OwnLogo } from './own-logo.tsx';

/** The tabs, each with the right that it needs. */
const tabRights = {
  'view-profile': 'read',
  'edit-profile': 'administer',
  'change-password': 'self',
  'manage-roles': 'read',
  'deactivate-account': 'own',
  'delete-account': 'own',
} as const satisfies Record<ProfileTab, Right>;
const tabs = Object.keys(tabRights) as ProfileTab[];

/** The signed-in company's details, and placeholders for what it will be able to change. */
export function ProfileRoute() {
  usePageTitle('Profile');
  const { id, role } = useUser();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const { data: profile } = useQuery(ownProfileQuery(id));
  const { data: connections, isPending, hasNextPage } = useInfiniteQuery(connectionsQuery(id));
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'view-profile';
  const may = (name: ProfileTab) => hasRight(role, tabRights[name]);
  const to = (href: string) => ({ href, onNavigate: (path: string) => void navigate(path) });
  return (
    <ProfileScreen
      // A link to a tab that the role does not permit says who may.
      tabs={tabs.filter((name) => may(name) || name === tab)}
      tab={tab}
      onTabChange={(next) => setParams({ tab: next }, { replace: true })}
      panels={{
        'view-profile': (
          <ProfileView
            {...profile}
            logoField={may('edit-profile') && <OwnLogo id={id} hasLogo={Boolean(profile?.avatar)} />}
            connections={connections ?? []}
            moreConnections={
              hasNextPage && <Link {...to(`${paths.network}?tab=connections`)}>See all connections</Link>
            }
            loading={!profile || isPending}
            headingLevel={1}
          />
        ),
        'edit-profile': (
          <p>
            What your company tells about itself is changed in <Link {...to(paths.details)}>its details</Link>
            .
          </p>
        ),
        'change-password': <p>You will be able to choose a new password here. That is still to come.</p>,
        'manage-roles': <p>Here you will say who in your company may do what. That is still to come.</p>,
        'deactivate-account': <p>Here you will be able to pause your account. That is still to come.</p>,
        'delete-account': <p>Here you will be able to delete your account. That is still to come.</p>,
        ...(!may(tab) && { [tab]: <NoRight right={tabRights[tab]} /> }),
      }}
    />
  );
}
