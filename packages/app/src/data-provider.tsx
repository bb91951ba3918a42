import type { OwnProfile } from '@guildhall/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { companyKeys } from '#data/users.ts';
import { setToken } from '#lib/api.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { toaster } from '#lib/toasts.tsx';
import { clearDrafts } from '#lib/use-draft.ts';
import { session } from '#session/own-session.ts';

const queryClient = createQueryClient({
  toaster,
  onSessionEnded: session.expire,
  onForbidden: () => {
    const { user } = session.getSnapshot();
    if (user) void queryClient.invalidateQueries({ queryKey: companyKeys.profile(user.id) });
  },
});

let current = session.getSnapshot();
setToken(current.token);
if (current.user) clearDrafts(current.user.id);

function followSession() {
  const last = current;
  current = session.getSnapshot();
  const { user, token } = current;
  if (token === last.token && user?.id === last.user?.id) return;
  setToken(token);
  // Queries sent with the old token are sent again: their 401 must not end the new session.
  if (user?.id === last.user?.id) return void queryClient.invalidateQueries();
  // The next company must not see what the previous one has read or written. Screens remount with the company.
  void queryClient.cancelQueries();
  queryClient.getQueryCache().clear();
  if (user) clearDrafts(user.id);
}
session.subscribe(followSession);

/** Takes over a new role or logo, whichever screen has loaded the own profile. */
queryClient.getQueryCache().subscribe(({ type, query }) => {
  const profile: unknown = type === 'updated' ? query.state.data : undefined;
  if (profile instanceof Object && 'member' in profile) session.update(profile as OwnProfile);
});

/** Provides the cache of the server's responses to the screens inside: all but the landing page, which needs none. */
export function DataProvider() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
