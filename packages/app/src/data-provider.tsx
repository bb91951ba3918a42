import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { setToken } from '#lib/api.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { toaster } from '#lib/toasts.tsx';
import { clearDrafts } from '#lib/use-draft.ts';
import { session } from '#session/own-session.ts';

const queryClient = createQueryClient({ toaster, onSessionEnded: session.expire });

let known = session.getSnapshot();
setToken(known.token);
if (known.user) clearDrafts(known.user.id);

function followSession() {
  const last = known;
  known = session.getSnapshot();
  const { user, token } = known;
  if (token === last.token && user?.id === last.user?.id) return;
  setToken(token);
  // A call that was made with the old token may not end the new session.
  if (user?.id === last.user?.id) return void queryClient.invalidateQueries();
  // What one company has read or begun to write is not for the next; the screens begin anew with the company.
  void queryClient.cancelQueries();
  queryClient.getQueryCache().clear();
  if (user) clearDrafts(user.id);
}
session.subscribe(followSession);

/** Gives the cache of what the server said to the screens inside: all but the landing page, which does without. */
export function DataProvider() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
