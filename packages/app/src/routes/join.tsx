import { ApiError } from '@guildhall/api-client';
import type { ShownInvitation } from '@guildhall/contract';
import { acceptInvitationFields } from '@guildhall/contract/fields';
import { JoinScreen } from '@guildhall/ui/screens/join-screen';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { invitationQuery, useJoin } from '#data/members.ts';
import { formFailure, isLinkVoid, serverSentence } from '#lib/field-errors.ts';
import { usePageTitle } from '#lib/use-page-title.ts';
import { paths } from '#paths.ts';
import { useDelayedNavigate } from '#routes/hooks/use-delayed-navigate.ts';
import { useLinkToken } from '#routes/hooks/use-link-token.ts';
import { useSession } from '#session/session.tsx';

/** Lets somebody who was invited join a company, by the link of the invitation. */
export function JoinRoute() {
  const token = useLinkToken(paths.join);
  // Another link may be opened in the same window.
  return <Join key={token} token={token} />;
}

const unusableWords = (token: string | undefined, isVoid: boolean) => {
  if (token === undefined) return 'This link is not complete.';
  return isVoid ? 'This invitation has expired, was withdrawn or was used before.' : undefined;
};

function Join({ token }: { token: string | undefined }) {
  const navigate = useNavigate();
  const goLater = useDelayedNavigate();
  const { user } = useSession();
  const [known, setKnown] = useState<ShownInvitation>();
  const join = useJoin(known?.email);
  // The call that joins uses the link up, and the new session empties the cache.
  const isOpen = join.isIdle || join.isError;
  const { data, error, refetch } = useQuery(invitationQuery(useId(), isOpen ? token : undefined));
  if (data && data !== known) setKnown(data);
  const invitation = data ?? known;
  usePageTitle(invitation ? `Join ${invitation.companyName}` : 'Join');
  const isTaken = join.error instanceof ApiError && join.error.status === 409;
  return (
    <JoinScreen
      fields={acceptInvitationFields}
      logInHref={paths.login}
      homeHref={paths.landing}
      onNavigate={(href) => void navigate(href)}
      invitation={invitation}
      state={invitation ? 'ready' : error ? 'error' : 'loading'}
      onRetry={() => void refetch()}
      pending={join.isPending || join.isSuccess}
      unusable={unusableWords(token, isLinkVoid(error) || isLinkVoid(join.error))}
      hasAccount={isTaken ? join.error?.message : undefined}
      notice={
        user &&
        !join.isSuccess &&
        `You are logged in to ${user.companyName}. When you join, this device is logged in to the new company instead.`
      }
      {...formFailure(isTaken ? null : join.error)}
      {...(!invitation && { error: serverSentence(error) })}
      onSubmit={(values) =>
        token !== undefined && join.mutate({ token, ...values }, { onSuccess: () => goLater(paths.userHome) })
      }
    />
  );
}
