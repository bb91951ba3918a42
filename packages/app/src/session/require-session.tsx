import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '#paths.ts';
import { returnTo } from './return-to.ts';
import { useSession } from './session.tsx';

/** Shows the routes inside to a signed-in company and leads a guest to the log-in, which comes back here. */
export function RequireSession() {
  const { user } = useSession();
  const location = useLocation();
  return user ? <Outlet /> : <Navigate to={paths.login} state={returnTo(location)} replace />;
}
