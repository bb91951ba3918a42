'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { checkValues } from '#lib/misuse.ts';
import { Anchor } from '#navigation/Anchor.tsx';
import { formatCount } from '#locale/format.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import type { NavigateHandler } from '#navigation/navigate.ts';
import { sideNavLabels, type SideNavLabels } from './SideNav.labels.ts';
import { SideNavMore } from './SideNavMore.tsx';
import { Root } from './SideNav.styles.ts';

/** An entry of the main navigation. */
export interface SideNavItem {
  /** The words of the link. */
  label: string;
  /** Where it leads. */
  href: string;
  /** A picture of it. It is decoration: the label says it all. */
  icon: ReactNode;
  /**
   * Marks the entry whose screen is shown.
   * @default false
   */
  current?: boolean | undefined;
  /**
   * How many things wait there; shown above 0, and from 100 on as '99+'.
   * @default 0
   */
  badge?: number | undefined;
  /**
   * That number in words for screen readers, as '3 unread'; `written` is the number as the badge shows it.
   * @default '3 new'
   */
  badgeLabel?: ((count: number, written: string) => string) | undefined;
}

export interface SideNavProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The entries, at most five: on phones they share the width of the screen. */
  items: readonly SideNavItem[];
  /** Is told of a plain click on an entry in place of the browser. */
  onNavigate?: NavigateHandler | undefined;
  /** Below the entries: a preview of messages. Below 900 px it waits behind 'More'. */
  messages?: ReactNode;
  /** Near the foot: an UpgradeNova. Below 900 px it waits behind 'More'. */
  upgrade?: ReactNode;
  /** At the foot: an AccountMenu. Hidden below 900 px, where the top bar has one. */
  account?: ReactNode;
  /** Replaces some of its words. */
  labels?: Partial<SideNavLabels> | undefined;
}

/**
 * The main navigation: a bar at the side, a rail of icons below 900 px, and a bar at the foot below 600 px. The last
 * entry of the latter two opens the messages and the offer to upgrade.
 */
export function SideNav({ items, onNavigate, messages, upgrade, account, labels, ...rest }: SideNavProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkValues('SideNav', 'items', items, ({ label }) => label);
  }
  const words = useLabels('SideNav', sideNavLabels, labels);
  const locale = useLocale();
  const id = useId();
  return (
    <Root data-component="SideNav" {...rest}>
      <nav data-part="nav" aria-label={words.name}>
        <ul data-part="list">
          {items.map(({ label, href, icon, current = false, badge = 0, badgeLabel = words.waiting }) => (
            <li key={label} data-part="item">
              <Anchor
                data-part="link"
                href={href}
                aria-current={current ? 'page' : undefined}
                aria-describedby={badge > 0 ? `${id}-${label}` : undefined}
                onNavigate={onNavigate}
              >
                <span data-part="icon" aria-hidden>
                  {icon}
                </span>
                <span data-part="label">{label}</span>
                {badge > 0 && (
                  <span data-part="badge" aria-hidden>
                    {formatCount(badge, locale)}
                  </span>
                )}
              </Anchor>
              {badge > 0 && (
                <span id={`${id}-${label}`} hidden>
                  {badgeLabel(badge, formatCount(badge, locale))}
                </span>
              )}
            </li>
          ))}
          {(messages ?? upgrade) && (
            <li data-part="item" data-small-only>
              <SideNavMore label={words.more} messages={messages} upgrade={upgrade} />
            </li>
          )}
        </ul>
      </nav>
      {messages && <div data-part="messages">{messages}</div>}
      {(upgrade ?? account) && (
        <aside data-part="foot" aria-label={words.foot}>
          {upgrade}
          {account}
        </aside>
      )}
    </Root>
  );
}
