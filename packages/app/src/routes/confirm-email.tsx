import { ConfirmEmailScreen } from '@guildhall/ui/screens/confirm-email-screen';
import { useNavigate } from 'react-router-dom';
import { useConfirmEmail } from '#data/account.ts';
import { failureSentence, fieldErrors } from '#lib/field-errors.ts';
import { usePageTitle } from '#lib/use-page-title.ts';
import { paths, profilePath } from '#paths.ts';
import { useLinkToken } from '#routes/hooks/use-link-token.ts';
import { useSession } from '#session/session.tsx';

/** Lets somebody prove an address, by the link in a letter. */
export function ConfirmEmailRoute() {
  usePageTitle('Confirm your email');
  const token = useLinkToken(paths.confirmEmail);
  // Another link may be opened in the same window.
  return <ConfirmEmail key={token} token={token} />;
}

function ConfirmEmail({ token }: { token: string | undefined }) {
  const navigate = useNavigate();
  const { user } = useSession();
  const { mutate, isPending, data, error } = useConfirmEmail();
  const unusable = fieldErrors(error)['token'];
  return (
    <ConfirmEmailScreen
      homeHref={paths.landing}
      profileHref={profilePath('edit-profile')}
      continueHref={user ? paths.userHome : paths.login}
      onNavigate={(href) => void navigate(href)}
      pending={isPending}
      done={data?.message}
      unusable={token === undefined ? 'This link is not complete. Please ask for a new one.' : unusable}
      error={error && failureSentence(error)}
      onSubmit={() => token !== undefined && mutate({ token })}
    />
  );
}
