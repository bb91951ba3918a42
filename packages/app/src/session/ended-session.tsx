import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toaster } from '#lib/toasts.tsx';
import { paths } from '#paths.ts';
import { returnTo } from './return-to.ts';
import { useSession, useSessionStore } from './session.tsx';

/**
 * When the server has ended the session: shows a toast and navigates to the log-in, which returns here. After every end:
 * acknowledges it once the log-in has opened, or the reader has gone elsewhere.
 */
export function EndedSession() {
  const { ended, user } = useSession();
  const { acknowledgeEnd } = useSessionStore();
  const location = useLocation();
  const { pathname } = location;
  /** The last address of the session. */
  const lastPath = useRef(pathname);
  const navigate = useNavigate();
  const toastId = useRef<string>(undefined);
  const leadToLogIn = useEffectEvent(() => {
    toastId.current = toaster.toast('Your session has ended. Please log in again.');
    void navigate(paths.login, { state: returnTo(location), replace: true });
  });
  useEffect(() => {
    if (ended === 'expired') leadToLogIn();
  }, [ended]);
  useEffect(() => {
    if (!ended) lastPath.current = pathname;
    else if (pathname !== lastPath.current) acknowledgeEnd();
  }, [ended, pathname, acknowledgeEnd]);
  // The reader goes back while the code of the log-in is still loading.
  useEffect(() => {
    if (!ended) return undefined;
    window.addEventListener('popstate', acknowledgeEnd);
    return () => window.removeEventListener('popstate', acknowledgeEnd);
  }, [ended, acknowledgeEnd]);
  // After a log-in, in this window or another one, the toast is no longer true.
  useEffect(() => {
    if (user && toastId.current !== undefined) toaster.dismiss(toastId.current);
  }, [user]);
  return null;
}
