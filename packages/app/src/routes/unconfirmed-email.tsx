import { Button } from '@guildhall/ui/button';
import { useSendConfirmation } from '#data/account.ts';

/** What a member is told whose email is not confirmed. */
export const unconfirmedEmail =
  'Your email is not confirmed yet. Open the link in the email that was sent to it.';

/** Sends that letter again. */
export function SendConfirmationButton({ companyId }: { companyId: string }) {
  const confirmation = useSendConfirmation(companyId);
  return (
    <Button
      size="sm"
      variant="secondary"
      loading={confirmation.isPending}
      onClick={() => confirmation.mutate()}
    >
      Send again
    </Button>
  );
}
