import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '#paths.ts';
import { returnTo } from './return-to.ts';
import { useSession } from './session.tsx';

/** Shows the routes inside to a signed-in company and leads a guest to the log-in, which comes back here. */
export function RequireSession() {
  const { user, ended } = useSession();
  const location = useLocation();
  if (user) return <Outlet />;
  // Whoever signs out is on the way to the log-in already, and not to come back here.
  return ended === 'left' ? null : <Navigate to={paths.login} state={returnTo(location)} replace />;
}
