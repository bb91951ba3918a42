'use client';
import { History } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Link } from '#components/Link/Link.tsx';
import { PagedList, type PagedListState } from '#components/PagedList/PagedList.tsx';
import { Select } from '#components/Select/Select.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Timeline, type TimelineProps } from '#components/Timeline/Timeline.tsx';
import { useLabels } from '#locale/use-locale.ts';
import type { NavigateHandler } from '#navigation/navigate.ts';
import { iconOf } from './activity-icons.tsx';
import { writeAction, writeKind, type ActivityEntry, type ActivityFilter } from './activity.ts';
import { activityListLabels, type ActivityListLabels } from './ActivityList.labels.ts';
import { Root } from './ActivityList.styles.ts';

export interface ActivityListProps extends Omit<ComponentProps<'div'>, 'children'>, PagedListState {
  /** What was done, the newest first. */
  entries: readonly ActivityEntry[];
  /** The address of what an entry is about; undefined for what has no page. Makes its name a link. */
  subjectHref?: ((entry: ActivityEntry) => string | undefined) | undefined;
  /** Called on a plain click on such a link, instead of the browser's own navigation. */
  onNavigate?: NavigateHandler | undefined;
  /**
   * What the list is narrowed down to.
   * @default {}
   */
  filter?: ActivityFilter | undefined;
  /** Called with what the list is to be narrowed down to. Without it there are no filters. */
  onFilterChange?: ((filter: ActivityFilter) => void) | undefined;
  /**
   * The members to choose from, former ones too.
   * @default []
   */
  members?: readonly { readonly id: string; readonly name: string }[] | undefined;
  /**
   * The kinds to choose from: the parts of actions before the dot.
   * @default []
   */
  kinds?: readonly string[] | undefined;
  /**
   * The rank of the days in the page's outline.
   * @default 3
   */
  headingLevel?: TimelineProps['headingLevel'];
  /**
   * The time zone: an IANA name such as 'Asia/Kolkata'.
   * @default the reader's
   */
  timeZone?: string | undefined;
  /** Replaces some of its words. */
  labels?: Partial<ActivityListLabels> | undefined;
}

const noFilter: ActivityFilter = {};
const nobody: NonNullable<ActivityListProps['members']> = [];
const noKinds: readonly string[] = [];

/** What the members of a company did, day by day. The newest comes first. */
export function ActivityList({
  entries,
  subjectHref,
  onNavigate,
  filter = noFilter,
  onFilterChange,
  members = nobody,
  kinds = noKinds,
  headingLevel = 3,
  timeZone,
  state,
  onRetry,
  more,
  onLoadMore,
  labels,
  ...rest
}: ActivityListProps) {
  const words = useLabels('ActivityList', activityListLabels, labels);
  const { memberId = '', kind = '' } = filter;
  const isFiltered = memberId !== '' || kind !== '';
  const nameOf = (name: string) => name || words.formerMember;

  const renderSubject = (entry: ActivityEntry) => {
    const href = entry.subjectName === null ? undefined : subjectHref?.(entry);
    return href === undefined ? (
      entry.subjectName
    ) : (
      <Link href={href} onNavigate={onNavigate}>
        {entry.subjectName}
      </Link>
    );
  };
  return (
    <Root data-component="ActivityList" {...rest}>
      {onFilterChange && (
        <div data-part="filters">
          <Select
            label={words.member}
            size="sm"
            value={memberId}
            onValueChange={(next) => onFilterChange({ ...filter, memberId: next || undefined })}
            options={[
              { value: '', label: words.everyone },
              ...members.map(({ id, name }) => ({ value: id, label: nameOf(name) })),
            ]}
          />
          <Select
            label={words.kind}
            size="sm"
            value={kind}
            onValueChange={(next) => onFilterChange({ ...filter, kind: next || undefined })}
            options={[
              { value: '', label: words.everything },
              ...kinds.map((value) => ({ value, label: writeKind(value, words) })),
            ]}
          />
        </div>
      )}
      <PagedList
        of={words.activity}
        state={state}
        onRetry={onRetry}
        more={more}
        onLoadMore={onLoadMore}
        items={entries.map(({ id }) => id)}
        skeleton={
          <div data-part="skeleton">
            <Skeleton width="16rem" />
            <Skeleton width="10rem" />
          </div>
        }
        renderList={(items) =>
          state === 'loading' ? (
            items
          ) : (
            <Timeline
              aria-label={words.list}
              lastEvent="done"
              headingLevel={headingLevel}
              {...(timeZone && { timeZone })}
              events={entries.map((entry) => ({
                id: entry.id,
                timestamp: entry.at,
                icon: iconOf(entry.action),
                title: words.did(nameOf(entry.memberName), writeAction(entry.action, words)),
                description: renderSubject(entry),
              }))}
            />
          )
        }
        emptyState={
          <EmptyState
            icon={<History />}
            headingLevel={headingLevel}
            title={isFiltered ? words.noneFound : words.none}
            description={isFiltered ? words.noneFoundHint : words.noneHint}
            action={
              isFiltered &&
              onFilterChange && (
                <Button variant="secondary" onClick={() => onFilterChange({})}>
                  {words.showAll}
                </Button>
              )
            }
          />
        }
      />
    </Root>
  );
}
