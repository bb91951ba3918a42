import { signUpFields } from '@guildhall/contract/fields';
import { SignUpScreen, type SignUpDraft } from '@guildhall/ui/screens/sign-up-screen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { nameCheckQuery, useSignUp } from '#data/users.ts';
import { fieldErrors } from '#lib/field-errors.ts';
import { useDraft } from '#lib/use-draft.ts';
import { usePageTitle } from '#lib/use-page-title.ts';
import { paths } from '#paths.ts';
import { useDelayedNavigate } from '#routes/hooks/use-delayed-navigate.ts';

/** Creates an account for a new company, and continues at its details. */
export function SignUpRoute() {
  usePageTitle('Sign Up');
  const navigate = useNavigate();
  const goLater = useDelayedNavigate();
  const draft = useDraft<SignUpDraft>('guest', 'sign-up');
  const signUp = useSignUp(draft.clear);
  const [name, setName] = useState(draft.kept?.companyName ?? '');
  const isSent = signUp.isPending || signUp.isSuccess;
  const nameCheck = nameCheckQuery(name);
  // The new session empties the cache: the name would be checked once more, against the company's own.
  const { data: check } = useQuery({ ...nameCheck, enabled: nameCheck.enabled === true && !isSent });
  return (
    <SignUpScreen
      fields={signUpFields}
      logInHref={paths.login}
      homeHref={paths.landing}
      onNavigate={(href) => void navigate(href)}
      defaultValues={draft.kept}
      onValuesChange={(values) => {
        draft.keep(values);
        setName(values.companyName);
      }}
      similarName={check?.similar ?? false}
      pending={isSent}
      fieldErrors={fieldErrors(signUp.error)}
      onSubmit={({ companyName, email, password }) =>
        signUp.mutate({ companyName, email, password }, { onSuccess: () => goLater(paths.details) })
      }
    />
  );
}
