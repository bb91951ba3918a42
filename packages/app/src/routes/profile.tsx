import { Link } from '@guildhall/ui/link';
import { ProfileScreen, type ProfileTab } from '@guildhall/ui/screens/profile-screen';
import { ProfileView } from '@guildhall/ui/trade/profile-view';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { connectionsQuery } from '#data/connections.ts';
import { ownProfileQuery } from '#data/users.ts';
import { usePageTitle } from '#lib/use-page-title.ts';
import { paths } from '#paths.ts';
import { useUser } from '#session/session.tsx';

const tabs: readonly ProfileTab[] = [
  'view-profile',
  'edit-profile',
  'change-password',
  'manage-roles',
  'deactivate-account',
  'delete-account',
];

/** The signed-in company's details, and placeholders for what it will be able to change. */
export function ProfileRoute() {
  usePageTitle('Profile');
  const { id } = useUser();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const { data: profile } = useQuery(ownProfileQuery(id));
  const { data: connections, isPending, hasNextPage } = useInfiniteQuery(connectionsQuery(id));
  const to = (href: string) => ({ href, onNavigate: (path: string) => void navigate(path) });
  return (
    <ProfileScreen
      tab={tabs.find((tab) => tab === params.get('tab')) ?? 'view-profile'}
      onTabChange={(tab) => setParams({ tab }, { replace: true })}
      panels={{
        'view-profile': (
          <ProfileView
            {...profile}
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
      }}
    />
  );
}
