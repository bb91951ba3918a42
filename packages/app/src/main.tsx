import '@guildhall/ui/tokens.css';
import '@guildhall/ui/reset.css';
import '@guildhall/ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { setToken } from '#lib/api.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { toaster } from '#lib/toasts.ts';
import { clearDrafts } from '#lib/use-draft.ts';
import { createSessionStore } from '#session/store.ts';
import { Providers } from './providers.tsx';
import { AppRoutes } from './router.tsx';

const session = createSessionStore(localStorage);
const queryClient = createQueryClient({ toaster, onSessionEnded: session.expire });

let known = session.getSnapshot();
setToken(known.token);
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
window.addEventListener('storage', session.followStorage);

const app = (
  <StrictMode>
    <BrowserRouter>
      <Providers session={session} queryClient={queryClient}>
        <AppRoutes />
      </Providers>
    </BrowserRouter>
  </StrictMode>
);
const root = document.getElementById('root')!;
// The landing page is rendered when the app is built.
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);
// From here on the app itself says what goes wrong.
document.getElementById('not-loaded')?.remove();
