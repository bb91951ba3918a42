import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#paths.ts';
import { returnTo } from './return-to.ts';
import { useSession } from './session.tsx';

/** Shows its children to a signed-in company and redirects a guest to the log-in, which returns here. */
export function RequireSession({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const location = useLocation();
  return user ? children : <Navigate to={paths.login} state={returnTo(location)} replace />;
}
