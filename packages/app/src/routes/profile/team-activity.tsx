import { activityKinds } from '@guildhall/contract/activity';
import { Heading } from '@guildhall/ui/heading';
import { Stack } from '@guildhall/ui/stack';
import { ActivityList, type ActivityListProps } from '@guildhall/ui/trade/activity-list';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { activityQuery, type ActivityFilter } from '#data/activity.ts';
import { readChoice, readId } from '#lib/address-values.ts';
import { dealPath, editProductPath, requestPath } from '#paths.ts';
import { usePagedList } from '#routes/hooks/use-paged-list.ts';
import { useUser } from '#session/session.tsx';

/** The address of the page about the subject of an entry; undefined when it has none. */
const hrefOf: ActivityListProps['subjectHref'] = ({ action, subject }) => {
  const kind = action.split('.')[0];
  if (kind === 'product') return editProductPath(subject);
  if (kind === 'request') return requestPath(subject);
  return kind === 'quote' || kind === 'order' ? dealPath(subject) : undefined;
};

/** The filter of an address, in which a member who is not of the team is left out once the team is known. */
function readFilter(params: URLSearchParams, members: ActivityListProps['members']): ActivityFilter {
  const asked = readId(params, 'memberId');
  const memberId = members?.length ? members.find(({ id }) => id === asked)?.id : asked;
  const kind = readChoice(params, 'kind', activityKinds);
  return { ...(memberId && { memberId }), ...(kind && { kind }) };
}

interface TeamActivityProps {
  /** By whom the list can be narrowed. */
  members: ActivityListProps['members'];
  /** The company's. */
  timeZone: string;
}

/** What the members did, narrowed by member and kind. */
export function TeamActivity({ members, timeZone }: TeamActivityProps) {
  const { id } = useUser();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params, members);
  const { rows, list } = usePagedList(useInfiniteQuery(activityQuery(id, filter)));
  return (
    <Stack gap="2" role="region" aria-labelledby="team-activity">
      <Heading id="team-activity" level={3} size="lg">
        Activity
      </Heading>
      <ActivityList
        {...list}
        headingLevel={4}
        // The page of an order is that of its quote.
        entries={rows.map((entry) => ({ ...entry, subject: entry.quoteId ?? entry.subject }))}
        members={members}
        kinds={activityKinds}
        filter={filter}
        onFilterChange={({ memberId = '', kind = '' }) =>
          setParams(
            (now) => {
              for (const [name, value] of Object.entries({ memberId, kind }))
                if (value) now.set(name, value);
                else now.delete(name);
              return now;
            },
            { replace: true },
          )
        }
        timeZone={timeZone}
        subjectHref={hrefOf}
        onNavigate={(href) => void navigate(href)}
      />
    </Stack>
  );
}
