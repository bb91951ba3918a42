'use client';
import { CalendarDays, Clock, MailCheck, UsersRound, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Popover } from '#components/Popover/Popover.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { formatDayOf, formatNumber, formatOf } from '#locale/format.ts';
import type { Locale } from '#locale/locale.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { roughly, type CompanyEvidence } from './evidence.ts';
import { evidenceBadgesLabels, type EvidenceBadgesLabels } from './EvidenceBadges.labels.ts';
import { Root } from './EvidenceBadges.styles.ts';

export interface EvidenceBadgesProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /**
   * What the badges rest on; what there is no evidence for has no badge. Without it, while it loads, two skeletons stand
   * for them.
   */
  evidence?: CompanyEvidence | undefined;
  /** Replaces some of its words. */
  labels?: Partial<EvidenceBadgesLabels> | undefined;
}

interface Evidence {
  key: string;
  Icon: LucideIcon;
  /** What the badge says. */
  text: string;
  /** What it rests on. */
  restsOn: string;
}

/** What there is to say, the strongest first. */
function evidenceOf(
  { emailConfirmed, firstReply, connections, memberSince }: CompanyEvidence,
  words: EvidenceBadgesLabels,
  locale: Pick<Locale, 'locale' | 'currency'>,
): Evidence[] {
  const found: Evidence[] = [];
  if (emailConfirmed)
    found.push({
      key: 'email',
      Icon: MailCheck,
      text: words.emailConfirmed,
      restsOn: words.emailConfirmedRests,
    });
  if (firstReply) {
    const { count, unit } = roughly(firstReply.minutes);
    const time = formatOf(locale.locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
    found.push({
      key: 'reply',
      Icon: Clock,
      text: words.replies(time),
      restsOn: words.repliesRest(time, formatNumber(firstReply.sample, locale)),
    });
  }
  if (connections > 0)
    found.push({
      key: 'connections',
      Icon: UsersRound,
      text: words.connections(formatNumber(connections, locale), connections),
      restsOn: words.connectionsRest,
    });
  const since = new Date(memberSince);
  found.push({
    key: 'since',
    Icon: CalendarDays,
    text: words.memberSince(formatDayOf(since, locale, { year: 'numeric' })),
    restsOn: words.memberSinceRests(formatDayOf(since, locale, { dateStyle: 'long' })),
  });
  return found;
}

/** What is known of a company, each with what it rests on behind a press. Nothing here is said by the company itself. */
export function EvidenceBadges({ evidence, labels, ...rest }: EvidenceBadgesProps) {
  const words = useLabels('EvidenceBadges', evidenceBadgesLabels, labels);
  const locale = useLocale();
  if (!evidence)
    return (
      <Root data-component="EvidenceBadges" {...rest} aria-hidden>
        {['8rem', '9rem'].map((width) => (
          <li key={width}>
            <Skeleton shape="rect" width={width} height="1.75rem" />
          </li>
        ))}
      </Root>
    );
  return (
    <Root data-component="EvidenceBadges" role="list" aria-label={words.list} {...rest}>
      {evidenceOf(evidence, words, locale).map(({ key, Icon, text, restsOn }) => (
        <li key={key}>
          <Popover
            title={text}
            trigger={
              // A server may be in another time zone, in which it is another year.
              <button type="button" data-part="badge" suppressHydrationWarning>
                <Icon size={14} aria-hidden />
                {text}
              </button>
            }
          >
            {restsOn}
          </Popover>
        </li>
      ))}
    </Root>
  );
}
