'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { handleLinkClick, type NavigateHandler } from '#navigation/navigate.ts';
import { mainNavigation, type SideNavItem } from './main-navigation.tsx';
import { SideNavMore } from './SideNavMore.tsx';
import { Root } from './SideNav.styles.ts';

export interface SideNavProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * The entries, at most five: on phones they share the width of the screen.
   * @default Home, Ai Guide, Store, Network, Chats
   */
  items?: readonly SideNavItem[];
  /** The label of the entry that one is at. */
  activeLabel?: string | undefined;
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
  items = mainNavigation,
  activeLabel,
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
          {items.map(({ label, href, icon, badge = 0 }) => (
            <li key={label} data-part="item">
              <a
                data-part="link"
                href={href}
                aria-current={label === activeLabel ? 'page' : undefined}
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
