'use client';
import {
  ClipboardList,
  FileQuestionMark,
  Handshake,
  Hourglass,
  MessageCircle,
  PackageOpen,
  TriangleAlert,
} from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { formatCount } from '#locale/format.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { Anchor } from '#navigation/Anchor.tsx';
import type { NavigateHandler } from '#navigation/navigate.ts';
import { todayLabels, type TodayLabels } from './Today.labels.ts';
import { Root } from './Today.styles.ts';

/** Something that waits for the company today. */
export interface TodayItem {
  /** What it is. */
  key: keyof Omit<TodayLabels, 'today'>;
  /** How many there are of it. */
  count: number;
  /** Where they are. */
  href: string;
}

export interface TodayProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What waits, in the order it shows. Nothing shows of what there is none, and nothing at all without any. */
  items: readonly TodayItem[];
  /** Called on a plain click on one of them, instead of the browser's own navigation. */
  onNavigate?: NavigateHandler | undefined;
  /** Replaces some of its words. */
  labels?: Partial<TodayLabels> | undefined;
}

const icons: Record<TodayItem['key'], ReactNode> = {
  requests: <ClipboardList />,
  estimates: <FileQuestionMark />,
  quotesExpiring: <Hourglass />,
  ordersOverdue: <TriangleAlert />,
  lowStock: <PackageOpen />,
  messages: <MessageCircle />,
  connectionRequests: <Handshake />,
};

/** What waits for a company today, in a row: so many of each, and the way to them. */
export function Today({ items, onNavigate, labels, ...rest }: TodayProps) {
  const words = useLabels('Today', todayLabels, labels);
  const locale = useLocale();
  const waiting = items.filter(({ count }) => count > 0);
  if (waiting.length === 0) return null;
  return (
    <Root data-component="Today" aria-label={words.today} {...rest}>
      <ul data-part="list">
        {waiting.map(({ key, count, href }) => (
          <li key={key} data-part="item">
            <Anchor data-part="link" href={href} onNavigate={onNavigate}>
              <span data-part="icon" aria-hidden>
                {icons[key]}
              </span>
              <span data-part="text" dir="auto">
                {words[key](count, formatCount(count, locale))}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </Root>
  );
}
