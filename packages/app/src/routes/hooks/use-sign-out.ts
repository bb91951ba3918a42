import { useNavigate } from 'react-router-dom';
import { useLogOut } from '#data/users.ts';
import { paths } from '#paths.ts';

/** Ends the session and navigates to the log-in. */
export function useSignOut() {
  const navigate = useNavigate();
  const logOut = useLogOut();
  return () => {
    logOut();
    void navigate(paths.login);
  };
}
