import { LogInScreen } from '@guildhall/ui/log-in-screen';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLogIn } from '#data/users.ts';
import { fieldErrors } from '#lib/field-errors.ts';
import { usePageTitle } from '#lib/use-page-title.ts';
import { paths } from '#paths.ts';
import { readReturnTo } from '#session/return-to.ts';
import { useSessionStore } from '#session/session.tsx';
import { useDelayedNavigate } from './use-delayed-navigate.ts';

/** Lets a company in, and leads it to where it was about to go. */
export function LogInRoute() {
  usePageTitle('Log In');
  const { acknowledgeEnd } = useSessionStore();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const goLater = useDelayedNavigate();
  const logIn = useLogIn();
  useEffect(acknowledgeEnd, [acknowledgeEnd]);
  return (
    <LogInScreen
      registerHref={paths.register}
      homeHref={paths.landing}
      onNavigate={(href) => void navigate(href)}
      pending={logIn.isPending || logIn.isSuccess}
      fieldErrors={fieldErrors(logIn.error)}
      onSubmit={(values) =>
        logIn.mutate(values, { onSuccess: () => goLater(readReturnTo(state, paths.userHome)) })
      }
    />
  );
}
