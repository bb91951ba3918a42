import { resetPasswordFields } from '@guildhall/contract/fields';
import { ResetPasswordScreen } from '@guildhall/ui/screens/reset-password-screen';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useResetPassword } from '#data/users.ts';
import { fieldErrors } from '#lib/field-errors.ts';
import { usePageTitle } from '#lib/use-page-title.ts';
import { paths } from '#paths.ts';

/** The token of a link that was just opened, and that of one that the address bar does not show any more. */
function useToken(): string | undefined {
  const { hash, state } = useLocation() as { hash: string; state: { token?: string } | null };
  const navigate = useNavigate();
  const opened = new URLSearchParams(hash.slice(1)).get('token');
  useEffect(() => {
    // Neither the history nor a picture of the screen should have it; a reload still does.
    if (opened !== null) void navigate(paths.resetPassword, { replace: true, state: { token: opened } });
  }, [opened, navigate]);
  return opened ?? state?.token;
}

/** Lets the owner of an address choose a new password, by the link in a letter. */
export function ResetPasswordRoute() {
  usePageTitle('Choose a New Password');
  const token = useToken();
  // Another link may be opened in the same window.
  return <ResetPassword key={token} token={token} />;
}

function ResetPassword({ token }: { token: string | undefined }) {
  const navigate = useNavigate();
  const reset = useResetPassword();
  const errors = fieldErrors(reset.error);
  return (
    <ResetPasswordScreen
      fields={resetPasswordFields}
      forgotPasswordHref={paths.forgotPassword}
      homeHref={paths.landing}
      onNavigate={(href) => void navigate(href)}
      pending={reset.isPending || reset.isSuccess}
      unusable={
        token === undefined ? 'This link is not complete. Please ask for a new one.' : errors['token']
      }
      fieldErrors={errors}
      onSubmit={({ newPassword }) =>
        token !== undefined &&
        reset.mutate({ token, newPassword }, { onSuccess: () => void navigate(paths.login) })
      }
    />
  );
}
