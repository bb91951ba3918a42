import { ConfirmEmailScreen } from '@guildhall/ui/screens/confirm-email-screen';
import { useNavigate } from 'react-router-dom';
import { useUnsubscribe } from '#data/settings.ts';
import { failureSentence, fieldErrors } from '#lib/field-errors.ts';
import { usePageTitle } from '#lib/use-page-title.ts';
import { paths } from '#paths.ts';
import { useLinkToken } from '#routes/hooks/use-link-token.ts';

const labels = {
  title: 'Stop these emails',
  description: 'You can choose your emails in Settings at any time.',
  submit: 'Stop emails',
  askForLink: 'Go to Settings',
  goOn: 'Go to Settings',
};

/** Lets somebody end the emails of a kind, by the link in one of them. */
export function UnsubscribeRoute() {
  usePageTitle('Stop these emails');
  const token = useLinkToken(paths.unsubscribe);
  // Another link may be opened in the same window.
  return <Unsubscribe key={token} token={token} />;
}

function Unsubscribe({ token }: { token: string | undefined }) {
  const navigate = useNavigate();
  const { mutate, isPending, data, error } = useUnsubscribe();
  const unusable = fieldErrors(error)['token'];
  return (
    <ConfirmEmailScreen
      labels={labels}
      homeHref={paths.landing}
      profileHref={paths.settings}
      continueHref={paths.settings}
      onNavigate={(href) => void navigate(href)}
      pending={isPending}
      done={data?.message}
      unusable={token === undefined ? 'This link is not complete.' : unusable}
      error={error && failureSentence(error)}
      onSubmit={() => token !== undefined && mutate(token)}
    />
  );
}
