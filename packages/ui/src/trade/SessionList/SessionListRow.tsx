'use client';
import { Laptop, MonitorSmartphone, Smartphone } from 'lucide-react';
import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { formatDayOf } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import { timeAgo } from '#trade/DealCard/deal-words.ts';
import type { DeviceSession } from './device-session.ts';
import type { SessionListLabels } from './SessionList.labels.ts';

interface SessionListRowProps {
  /** The session. */
  session: DeviceSession;
  /** The current time. */
  now: Date;
  /** Whether it is being ended. */
  pending: boolean;
  /** Called by 'End', which shows only with it. */
  onEnd: (() => void) | undefined;
  /** The words of the list. */
  words: SessionListLabels;
}

const icons = { phone: Smartphone, computer: Laptop, unknown: MonitorSmartphone };

/** The name of the device of a session. */
export const deviceOf = ({ browser = '', system = '' }: DeviceSession, words: SessionListLabels): string =>
  words.device(browser, system) || words.unknownDevice;

/** One session: its device, whose it is, and when it was used. */
export function SessionListRow({ session, now, pending, onEnd, words }: SessionListRowProps) {
  const locale = useLocale();
  const { deviceKind = 'unknown', memberName = '', current, createdAt, lastUsedAt } = session;
  const Icon = icons[deviceKind];
  const device = deviceOf(session, words);
  const lastUsed = new Date(lastUsedAt);
  const full = (moment: Date) => formatDayOf(moment, locale, { dateStyle: 'full', timeStyle: 'short' });
  return (
    <div data-part="row">
      <span data-part="icon" aria-hidden>
        <Icon size={20} />
      </span>
      <div data-part="text">
        <p data-part="device">
          {device}
          {current && <Badge tone="positive">{words.current}</Badge>}
        </p>
        {memberName && <span data-part="member">{memberName}</span>}
        {/* A server may be in another time zone, and renders a moment earlier. */}
        <span data-part="times">
          {!current && (
            <span>
              {words.lastUsed}{' '}
              <time dateTime={lastUsedAt} title={full(lastUsed)} suppressHydrationWarning>
                {timeAgo(lastUsed, now, locale.locale)}
              </time>
            </span>
          )}
          <time dateTime={createdAt} title={full(new Date(createdAt))} suppressHydrationWarning>
            {words.loggedIn(formatDayOf(new Date(createdAt), locale, { dateStyle: 'medium' }))}
          </time>
        </span>
      </div>
      {onEnd && (
        <Button
          variant="secondary"
          size="sm"
          loading={pending}
          aria-label={words.endOf(device, memberName)}
          onClick={onEnd}
        >
          {words.end}
        </Button>
      )}
    </div>
  );
}
