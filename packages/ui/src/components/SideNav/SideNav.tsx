'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { handleLinkClick, type NavigateHandler } from '#navigation/navigate.ts';
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
  current?: boolean;
  /**
   * How many things wait there; shown above 0.
   * @default 0
   */
  badge?: number;
}

export interface SideNavProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The entries, at most five: on phones they share the width of the screen. */
  items: readonly SideNavItem[];
  /** Is told of a plain click on an entry in place of the browser. */
  onNavigate?: NavigateHandler | undefined;
  /** Below the entries: a preview of messages. On small screens it waits behind 'More'. */
  messages?: ReactNode;
  /** Near the foot: an UpgradeNova. On small screens it waits behind 'More'. */
  upgrade?: ReactNode;
  /** At the foot: an AccountMenu. Hidden on small screens, where the top bar has one. */
  account?: ReactNode;
  /**
   * The words of the entry that shows `messages` and `upgrade` on small screens, and the title of what it opens.
   * @default 'More'
   */
  moreLabel?: string;
}

/**
 * The main navigation: a bar at the side, and below 900 px a bar at the foot of the screen, whose last entry opens
 * what there is no room for.
 */
export function SideNav({
  items,
  onNavigate,
  messages,
  upgrade,
  account,
  moreLabel = 'More',
  ...rest
}: SideNavProps) {
  const id = useId();
  return (
    <Root data-component="SideNav" {...rest}>
      <nav data-part="nav" aria-label="Main">
        <ul data-part="list">
          {items.map(({ label, href, icon, current = false, badge = 0 }) => (
            <li key={label} data-part="item">
              <a
                data-part="link"
                href={href}
                aria-current={current ? 'page' : undefined}
                aria-describedby={badge > 0 ? `${id}-${label}` : undefined}
                onClick={(event) => handleLinkClick(event, onNavigate)}
              >
                <span data-part="icon" aria-hidden>
                  {icon}
                </span>
                {label}
                {badge > 0 && (
                  <span data-part="badge" aria-hidden>
                    {badge > 99 ? '99+' : badge}
                  </span>
                )}
              </a>
              {badge > 0 && (
                <span id={`${id}-${label}`} hidden>
                  {badge} new
                </span>
              )}
            </li>
          ))}
          {(messages ?? upgrade) && (
            <li data-part="item" data-small-only>
              <SideNavMore label={moreLabel} messages={messages} upgrade={upgrade} />
            </li>
          )}
        </ul>
      </nav>
      {messages && <div data-part="messages">{messages}</div>}
      {(upgrade ?? account) && (
        <div data-part="foot">
          {upgrade}
          {account}
        </div>
      )}
    </Root>
  );
}
