import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#paths.ts';
import { returnTo } from '#session/return-to.ts';
import { useSession } from '#session/session.tsx';

/** Wraps what only a signed-in company can do: a guest is led to the log-in, which comes back here. */
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
