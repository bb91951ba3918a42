import '@guildhall/ui/tokens.css';
import '@guildhall/ui/reset.css';
import '@guildhall/ui/fonts.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { session } from '#session/own-session.ts';
import { SessionProvider } from '#session/session.tsx';
import { AppRoutes } from './router.tsx';

window.addEventListener('storage', session.followStorage);

const app = (
  <StrictMode>
    <BrowserRouter>
      <SessionProvider store={session}>
        <AppRoutes />
      </SessionProvider>
    </BrowserRouter>
  </StrictMode>
);
const root = document.getElementById('root')!;
// The build has rendered the landing page already.
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);
// The notice of `index.html` is no longer needed: the app itself now shows errors.
document.getElementById('not-loaded')?.remove();
