import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#paths.ts';
import { returnTo } from '#session/return-to.ts';
import { useSession } from '#session/session.tsx';

/** Wraps an action that needs a session: it leads a guest to the log-in, which comes back here. */
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
