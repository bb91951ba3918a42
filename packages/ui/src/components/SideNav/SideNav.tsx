'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { handleLinkClick, type NavigateHandler } from '#navigation/navigate.ts';
import { mainNavigation, type SideNavItem } from './main-navigation.tsx';
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
  /** Below the entries: a preview of messages. Hidden on small screens. */
  messages?: ReactNode;
  /** Near the foot: an UpgradeNova. Hidden on small screens. */
  upgrade?: ReactNode;
  /** At the foot: an AccountMenu. Hidden on small screens, where the top bar has one. */
  account?: ReactNode;
}

/**
 * The main navigation: a bar at the side, and below 900 px a bar at the foot of the screen with the entries alone.
 * @summary The main navigation.
 */
export function SideNav({
  items = mainNavigation,
  activeLabel,
  onNavigate,
  messages,
  upgrade,
  account,
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
