import { forgotPasswordFields } from '@guildhall/contract/fields';
import { ForgotPasswordScreen } from '@guildhall/ui/screens/forgot-password-screen';
import { useNavigate } from 'react-router-dom';
import { useForgotPassword } from '#data/users.ts';
import { fieldErrors } from '#lib/field-errors.ts';
import { usePageTitle } from '#lib/use-page-title.ts';
import { paths } from '#paths.ts';

/** Asks for a letter with a link for a new password. */
export function ForgotPasswordRoute() {
  usePageTitle('Forgot password');
  const navigate = useNavigate();
  const forgot = useForgotPassword();
  return (
    <ForgotPasswordScreen
      fields={forgotPasswordFields}
      logInHref={paths.login}
      homeHref={paths.landing}
      onNavigate={(href) => void navigate(href)}
      pending={forgot.isPending}
      sent={forgot.data?.message}
      fieldErrors={fieldErrors(forgot.error)}
      onSubmit={(values) => forgot.mutate(values)}
    />
  );
}
