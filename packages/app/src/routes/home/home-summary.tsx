import type { Attention } from '@guildhall/contract';
import { hasRight } from '@guildhall/contract/rights';
import { Alert } from '@guildhall/ui/alert';
import { GettingStarted, type GettingStartedStep } from '@guildhall/ui/trade/getting-started';
import { Today } from '@guildhall/ui/trade/today';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { attentionQuery } from '#data/attention.ts';
import { ownProfileQuery } from '#data/users.ts';
import { networkPath, paths, profilePath, storePath } from '#paths.ts';
import { useSession, useUser } from '#session/session.tsx';
import { SendConfirmationButton, unconfirmedEmail } from '#routes/unconfirmed-email.tsx';
import { dismissChecklist, isChecklistDismissed } from './checklist-dismissal.ts';
import { useKnownAtOpening } from './use-known-at-opening.ts';

/**
 * What waits today, and that the email is not confirmed. What shows is decided when Home is opened, so that nothing below
 * it moves; the numbers are of now.
 */
export function HomeSummary() {
  const { id } = useUser();
  const { mode } = useSession();
  const navigate = useNavigate();
  // The frame asks for both.
  const { data: attention } = useQuery({ ...attentionQuery(id), enabled: false });
  const { data: company } = useQuery({ ...ownProfileQuery(id), enabled: false });
  const opened = useKnownAtOpening(attention);
  const member = useKnownAtOpening(company?.member);
  const [isDismissed, setDismissed] = useState(false);
  if (!opened || !attention || !member) return null;
  const { profile, logo, listing, connection, team } = attention.started;
  const count = (of: (counts: Attention) => number) => of(opened) && (of(attention) || of(opened));
  const steps: GettingStartedStep[] = [
    { key: 'profile', done: profile, href: profilePath('edit-profile') },
    { key: 'logo', done: logo, href: profilePath('edit-profile') },
    mode === 'Vendor'
      ? { key: 'product', done: listing, href: `${paths.home}?add=product` }
      : { key: 'request', done: listing, href: `${paths.home}?add=request` },
    { key: 'connection', done: connection, href: networkPath('find') },
    { key: 'invite', done: team, href: profilePath('manage-roles') },
  ];
  return (
    <>
      <Today
        items={[
          {
            key: 'ordersOverdue',
            count: count(({ today }) => today.overdueOrders),
            href: `${storePath('deals')}&view=orders&due=overdue`,
          },
          {
            key: 'estimates',
            count: count(({ today }) => today.estimates),
            href: `${storePath('deals')}&side=vendor&status=new`,
          },
          {
            key: 'connectionRequests',
            count: count(({ connectionRequests }) => connectionRequests),
            href: networkPath('requests'),
          },
          {
            key: 'quotesExpiring',
            count: count(({ today }) => today.expiringQuotes),
            href: `${storePath('deals')}&side=client&due=today`,
          },
          {
            key: 'lowStock',
            count: count(({ today }) => today.lowStock),
            href: `${paths.inventory}?low=true&sort=stockQuantity`,
          },
        ]}
        onNavigate={(href) => void navigate(href)}
      />
      {!isDismissed &&
        !isChecklistDismissed(member._id) &&
        hasRight(member.role, 'administer') &&
        Object.values(opened.started).includes(false) && (
          <GettingStarted
            steps={steps}
            onNavigate={(href) => void navigate(href)}
            onDismiss={() => {
              dismissChecklist(member._id);
              setDismissed(true);
              // The button that had the focus is gone.
              document.querySelector('main')?.focus();
            }}
          />
        )}
      {!member.emailConfirmed && (
        <Alert live="off" actions={<SendConfirmationButton companyId={id} />}>
          {unconfirmedEmail}
        </Alert>
      )}
    </>
  );
}
