import { logInFields } from '@guildhall/contract/fields';
import { LogInScreen } from '@guildhall/ui/screens/log-in-screen';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useLogIn } from '#data/users.ts';
import { fieldErrors } from '#lib/field-errors.ts';
import { visitsStorage } from '#lib/storage.ts';
import { usePageTitle } from '#lib/use-page-title.ts';
import { paths } from '#paths.ts';
import { readNotice } from '#session/notice.ts';
import { readReturnTo } from '#session/return-to.ts';
import { useSession } from '#session/session.tsx';
import { useDelayedNavigate } from '#routes/hooks/use-delayed-navigate.ts';

const keepsNothing =
  'This browser stores nothing for Guildhall. You can log in, but loading or closing the page logs you out.';

/** Logs a company in, or follows a log-in in another window, and continues at the address that it wanted. */
export function LogInRoute() {
  usePageTitle('Log In');
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const goLater = useDelayedNavigate();
  const logIn = useLogIn();
  const { user, ended } = useSession();
  // Who is led here by the end of a session comes as nobody, even if another window has logged in meanwhile.
  const [userAtFirst] = useState(ended === null ? user : null);
  const destination = readReturnTo(state, paths.userHome);
  const pending = logIn.isPending || logIn.isSuccess;
  // Another window has logged in. A company that was signed in when it came here wants to log in as another one.
  if (user && !userAtFirst && !pending) return <Navigate to={destination} replace />;
  return (
    <LogInScreen
      fields={logInFields}
      registerHref={paths.register}
      forgotPasswordHref={paths.forgotPassword}
      homeHref={paths.landing}
      onNavigate={(href) => void navigate(href)}
      email={userAtFirst?.email || undefined}
      notice={readNotice(state) ?? (visitsStorage instanceof Storage ? undefined : keepsNothing)}
      continueAs={userAtFirst && user ? { companyName: user.companyName, href: destination } : undefined}
      pending={pending}
      fieldErrors={fieldErrors(logIn.error)}
      onSubmit={(values) => logIn.mutate(values, { onSuccess: () => goLater(destination) })}
    />
  );
}
