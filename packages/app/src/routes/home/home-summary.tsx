import { Alert } from '@guildhall/ui/alert';
import { Button } from '@guildhall/ui/button';
import { Today } from '@guildhall/ui/trade/today';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSendConfirmation } from '#data/account.ts';
import { attentionQuery } from '#data/attention.ts';
import { ownProfileQuery } from '#data/users.ts';
import { networkPath, paths, storePath } from '#paths.ts';
import { useUser } from '#session/session.tsx';

/**
 * What waits today, and that the email is not confirmed. It is what was known when Home was opened, so that nothing
 * below it moves.
 */
export function HomeSummary() {
  const { id } = useUser();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [{ attention, member }] = useState(() => ({
    attention: queryClient.getQueryData(attentionQuery(id).queryKey),
    member: queryClient.getQueryData(ownProfileQuery(id).queryKey)?.member,
  }));
  const confirmation = useSendConfirmation(id);
  if (!attention || !member) return null;
  const { estimates, expiringQuotes, lowStock } = attention.today;
  return (
    <>
      <Today
        items={[
          { key: 'estimates', count: estimates, href: storePath('deals') },
          { key: 'connectionRequests', count: attention.connectionRequests, href: networkPath('requests') },
          { key: 'quotesExpiring', count: expiringQuotes, href: storePath('deals') },
          { key: 'lowStock', count: lowStock, href: paths.inventory },
        ]}
        onNavigate={(href) => void navigate(href)}
      />
      {!member.emailConfirmed && (
        <Alert
          live="off"
          actions={
            <Button
              size="sm"
              variant="secondary"
              loading={confirmation.isPending}
              onClick={() => confirmation.mutate()}
            >
              Send Again
            </Button>
          }
        >
          Your email is not confirmed yet. Open the link in the letter that was sent to it.
        </Alert>
      )}
    </>
  );
}
