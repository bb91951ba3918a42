import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#paths.ts';
import { returnTo } from '#session/return-to.ts';
import { useSession } from '#session/session.tsx';

/** Wraps an action that needs a session: a guest is sent to the log-in, which returns here. */
export function useLogInFirst() {
  const { user } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  return <Input extends unknown[]>(action: (...input: Input) => void) =>
    (...input: Input) => {
      if (user) action(...input);
      else void navigate(paths.login, { state: returnTo(location) });
    };
}
