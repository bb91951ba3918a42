import '@guildhall/ui/tokens.css';
import '@guildhall/ui/reset.css';
import '@guildhall/ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { setToken } from '#lib/api.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { toaster } from '#lib/toasts.ts';
import { createSessionStore } from '#session/store.ts';
import { Providers } from './providers.tsx';
import { AppRoutes } from './router.tsx';

const session = createSessionStore(localStorage);
const queryClient = createQueryClient({ toaster, onSessionEnded: session.expire });

let userId = session.getSnapshot().user?.id;
function followSession() {
  const { user, token } = session.getSnapshot();
  setToken(token);
  if (user?.id === userId) return;
  userId = user?.id;
  // What one company has read is not for the next. After a log-out the screens that show it have yet to go.
  const forget = () => void queryClient.resetQueries();
  if (user) forget();
  else setTimeout(forget);
}
followSession();
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
