import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toaster } from '#lib/toasts.tsx';
import { paths } from '#paths.ts';
import { returnTo } from './return-to.ts';
import { useSession } from './session.tsx';

/** Leads to the log-in with a word, and back from there, when the server has ended the session. */
export function ExpiredSession() {
  const { ended, user } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const word = useRef<string>(undefined);
  const leadToLogIn = useEffectEvent(() => {
    word.current = toaster.toast('Your session has ended. Please log in again.');
    void navigate(paths.login, { state: returnTo(location), replace: true });
  });
  useEffect(() => {
    if (ended === 'expired') leadToLogIn();
  }, [ended]);
  // The word holds no longer, be it that another window has logged in.
  useEffect(() => {
    if (user && word.current !== undefined) toaster.dismiss(word.current);
  }, [user]);
  return null;
}
