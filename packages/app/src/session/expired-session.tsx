import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toaster } from '#lib/toasts.ts';
import { paths } from '#paths.ts';
import { returnTo } from './return-to.ts';
import { useSession } from './session.tsx';

/** Leads to the log-in, and back from there, when the server has ended the session. */
export function ExpiredSession() {
  const { ended } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const leadToLogIn = useEffectEvent(() => {
    toaster.toast('Your session has ended. Please log in again.');
    void navigate(paths.login, { state: returnTo(location), replace: true });
  });
  useEffect(() => {
    if (ended === 'expired') leadToLogIn();
  }, [ended]);
  return null;
}
