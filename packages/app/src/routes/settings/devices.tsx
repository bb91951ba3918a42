import { Heading } from '@guildhall/ui/heading';
import { Stack } from '@guildhall/ui/stack';
import { SessionList } from '@guildhall/ui/trade/session-list';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { companySessionsQuery, sessionsQuery, useEndOtherSessions, useEndSession } from '#data/sessions.ts';
import { ownProfileQuery } from '#data/users.ts';
import { usePagedList } from '#routes/hooks/use-paged-list.ts';
import { useUser } from '#session/session.tsx';
import { useMay } from '#session/use-may.ts';

/** What both lists of devices do with one of them. */
function useEnding() {
  const end = useEndSession();
  return {
    onEnd: (session: { _id: string }) => end.mutate(session),
    pendingIds: end.isPending ? [end.variables._id] : [],
  };
}

/** Where the member is logged in. */
function OwnDevices() {
  const sessions = useQuery(sessionsQuery);
  const endOthers = useEndOtherSessions();
  return (
    <SessionList
      {...useEnding()}
      sessions={sessions.data ?? []}
      state={sessions.data ? 'ready' : sessions.isError ? 'error' : 'loading'}
      onRetry={() => void sessions.refetch()}
      onEndOthers={() => endOthers.mutate()}
      endingOthers={endOthers.isPending}
    />
  );
}

/** Where the other members of the company are logged in; of the reader, who is not known at first, nothing. */
function DevicesOfOthers({ memberId }: { memberId: string | undefined }) {
  const query = useInfiniteQuery(companySessionsQuery(useUser().id));
  const { rows, list } = usePagedList(query, (session) => session.memberId !== memberId);
  return (
    <section aria-labelledby="devices-of-others">
      <Heading id="devices-of-others" level={3} size="md">
        Other members
      </Heading>
      <SessionList
        {...list}
        state={memberId === undefined ? 'loading' : list.state}
        {...useEnding()}
        sessions={rows}
        labels={{ none: 'No other member is logged in', noneHint: 'Their devices show here.' }}
      />
    </section>
  );
}

/** Where the member is logged in; for those who manage the members, also where these are. */
export function Devices() {
  const { data: profile } = useQuery(ownProfileQuery(useUser().id));
  const manages = useMay('administer');
  return (
    <Stack gap="3">
      <OwnDevices />
      {manages && <DevicesOfOthers memberId={profile?.member._id} />}
    </Stack>
  );
}
