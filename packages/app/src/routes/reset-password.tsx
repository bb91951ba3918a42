import { resetPasswordFields } from '@guildhall/contract/fields';
import { ResetPasswordScreen } from '@guildhall/ui/screens/reset-password-screen';
import { useNavigate } from 'react-router-dom';
import { useResetPassword } from '#data/users.ts';
import { fieldErrors } from '#lib/field-errors.ts';
import { usePageTitle } from '#lib/use-page-title.ts';
import { paths } from '#paths.ts';
import { useLinkToken } from '#routes/hooks/use-link-token.ts';

/** Lets the owner of an address choose a new password, by the link in a letter. */
export function ResetPasswordRoute() {
  usePageTitle('Choose a new password');
  const token = useLinkToken(paths.resetPassword);
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
