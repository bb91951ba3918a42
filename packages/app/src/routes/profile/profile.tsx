import { hasRight, type Right } from '@guildhall/contract/rights';
import { Link } from '@guildhall/ui/link';
import { ProfileScreen, type ProfileTab } from '@guildhall/ui/screens/profile-screen';
import { ProfileView } from '@guildhall/ui/trade/profile-view';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { connectionsQuery } from '#data/connections.ts';
import { ownProfileQuery } from '#data/users.ts';
import { readChoice } from '#lib/address-values.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { takeStrayFocus } from '#lib/take-stray-focus.ts';
import { usePageTitle } from '#lib/use-page-title.ts';
import { paths } from '#paths.ts';
import { NoRight } from '#routes/no-right.tsx';
import { useUser } from '#session/session.tsx';
import { OwnLogo } from './own-logo.tsx';

const ChangePasswordTab = lazyComponent(() => import('./change-password-tab.tsx'), 'ChangePasswordTab');
const DeactivateTab = lazyComponent(() => import('./leaving-tabs.tsx'), 'DeactivateTab');
const DeleteTab = lazyComponent(() => import('./leaving-tabs.tsx'), 'DeleteTab');
const EditProfileTab = lazyComponent(() => import('./edit-profile-tab.tsx'), 'EditProfileTab');
const TeamTab = lazyComponent(() => import('./team-tab.tsx'), 'TeamTab');

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

/** What the signed-in company tells about itself, and its account: members, password, leaving. */
export function ProfileRoute() {
  usePageTitle('Profile');
  const { id, role } = useUser();
  const [openedAs] = useState(role);
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const { data: profile } = useQuery(ownProfileQuery(id));
  const { data: connections, isPending, hasNextPage } = useInfiniteQuery(connectionsQuery(id));
  const tab = readChoice(params, 'tab', tabs) ?? 'view-profile';
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
          />
        ),
        'edit-profile': <Suspense>{profile && <EditProfileTab profile={profile} />}</Suspense>,
        'change-password': (
          <Suspense>
            <ChangePasswordTab email={profile?.member.email} />
          </Suspense>
        ),
        'manage-roles': <Suspense>{profile && <TeamTab profile={profile} />}</Suspense>,
        'deactivate-account': (
          <Suspense>
            <DeactivateTab />
          </Suspense>
        ),
        'delete-account': (
          <Suspense>
            <DeleteTab />
          </Suspense>
        ),
        ...(!may(tab) && {
          [tab]: <NoRight right={tabRights[tab]} ref={role === openedAs ? undefined : takeStrayFocus} />,
        }),
      }}
    />
  );
}
