import { emailKindsOf } from '@guildhall/contract/email-kinds';
import { Alert } from '@guildhall/ui/alert';
import { Button } from '@guildhall/ui/button';
import { Text } from '@guildhall/ui/text';
import { EmailSettings } from '@guildhall/ui/trade/email-settings';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery, useChooseEmails } from '#data/settings.ts';
import { ownProfileQuery } from '#data/users.ts';
import { SendConfirmationButton, unconfirmedEmail } from '#routes/unconfirmed-email.tsx';
import { useUser } from '#session/session.tsx';

/** Of what the member gets emails, of the kinds that concern its role. */
export function Emails() {
  const { id, role } = useUser();
  const { data: settings, isError, refetch } = useQuery(settingsQuery(id));
  const { data: profile } = useQuery(ownProfileQuery(id));
  const choose = useChooseEmails(id);
  const kinds = emailKindsOf(role);
  if (kinds.length === 0) return <Text tone="muted">Nothing waits for your role.</Text>;
  if (isError && !settings)
    return (
      <Alert
        tone="critical"
        actions={
          <Button size="sm" variant="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        Your emails could not be loaded.
      </Alert>
    );
  return (
    <>
      {profile?.member.emailConfirmed === false && (
        <Alert tone="caution" actions={<SendConfirmationButton companyId={id} />}>
          {unconfirmedEmail} Until then you get none of these emails.
        </Alert>
      )}
      <EmailSettings
        kinds={kinds}
        // As it is for most, so that nothing jumps when it has come.
        disabled={!settings}
        value={settings?.emails ?? kinds}
        onChange={(kind, on) => choose.mutate({ kind, on })}
      />
    </>
  );
}
