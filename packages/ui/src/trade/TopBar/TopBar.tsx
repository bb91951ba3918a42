'use client';
import { Megaphone } from 'lucide-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { Brand } from '#trade/Brand/Brand.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Popover } from '#components/Popover/Popover.tsx';
import { Switch } from '#components/Switch/Switch.tsx';
import { Anchor } from '#navigation/Anchor.tsx';
import { formatCount } from '#locale/format.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import type { NavigateHandler } from '#navigation/navigate.ts';
import { topBarLabels, type TopBarLabels } from './TopBar.labels.ts';
import { useScrolled } from '#lib/use-scrolled.tsx';
import { Root } from './TopBar.styles.ts';

/** The side of the market that a company works on. */
export type Mode = 'Vendor' | 'Client';

export interface TopBarProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The address that the logo links to. */
  homeHref: string;
  /** Address of a square picture that stands for the mark of the logo. Without it the mark is drawn. */
  logoSrc?: string | undefined;
  /** Called on a plain click on the logo, instead of the browser's own navigation. */
  onNavigate?: NavigateHandler | undefined;
  /** A GlobalSearch or a SearchField. On phones it has a line of its own. */
  search?: ReactNode;
  /** What the button 'Announcements' opens, which shows only with it. A link in it closes it. */
  announcements?: ReactNode;
  /**
   * How many of the announcements are unread; shown above 0, and from 100 on as '99+'.
   * @default 0
   */
  unreadCount?: number | undefined;
  /** Called when the announcements are opened. */
  onAnnouncementsOpen?: (() => void) | undefined;
  /**
   * The current mode.
   * @default 'Vendor'
   */
  mode?: Mode | undefined;
  /** Called with the other mode when the switch is pressed. Without it there is no switch. */
  onModeChange?: ((mode: Mode) => void) | undefined;
  /** At the end, below 900 px only: an AccountMenu, since there is no side bar. */
  account?: ReactNode;
  /** Replaces some of its words. */
  labels?: Partial<TopBarLabels> | undefined;
}

/**
 * The sticky bar at the top of every screen: transparent at the top of the page and translucent once the page has
 * scrolled by more than 50 px.
 */
export function TopBar({
  homeHref,
  logoSrc,
  onNavigate,
  search,
  announcements,
  unreadCount = 0,
  onAnnouncementsOpen,
  mode = 'Vendor',
  onModeChange,
  account,
  labels,
  ...rest
}: TopBarProps) {
  const words = useLabels('TopBar', topBarLabels, labels);
  const locale = useLocale();
  const unreadId = useId();
  const unread = unreadCount > 0 ? formatCount(unreadCount, locale) : undefined;
  const [scrolled, marker] = useScrolled();
  const [announcing, setAnnouncing] = useState(false);

  return (
    <>
      <Root data-component="TopBar" data-scrolled={scrolled ? '' : undefined} {...rest}>
        <Anchor data-part="home" href={homeHref} aria-label="Guildhall" onNavigate={onNavigate}>
          <Brand src={logoSrc} />
        </Anchor>
        {search && <div data-part="search">{search}</div>}
        <div data-part="controls">
          {onModeChange && (
            <div data-part="mode">
              <span data-part="side" data-active={mode === 'Vendor' ? '' : undefined} aria-hidden>
                {words.vendor}
              </span>
              <Switch
                label={words.clientMode}
                hideLabel
                checked={mode === 'Client'}
                onCheckedChange={(checked) => onModeChange(checked ? 'Client' : 'Vendor')}
              />
              <span data-part="side" data-active={mode === 'Client' ? '' : undefined} aria-hidden>
                {words.client}
              </span>
            </div>
          )}
          {announcements && (
            <div data-part="announcements">
              <Popover
                title={words.announcements}
                align="end"
                open={announcing}
                onOpenChange={(open) => {
                  setAnnouncing(open);
                  if (open) onAnnouncementsOpen?.();
                }}
                onClick={({ target }) => {
                  // A link leads away from it.
                  if ((target as Element).closest('a[href]')) setAnnouncing(false);
                }}
                trigger={
                  <IconButton
                    label={words.announcements}
                    icon={<Megaphone />}
                    aria-describedby={unread === undefined ? undefined : unreadId}
                  />
                }
              >
                {announcements}
              </Popover>
              {unread !== undefined && (
                <>
                  <span data-part="unread" aria-hidden>
                    {unread}
                  </span>
                  <span id={unreadId} hidden>
                    {words.unread(unreadCount, unread)}
                  </span>
                </>
              )}
            </div>
          )}
          {account && <div data-part="account">{account}</div>}
        </div>
      </Root>
      {marker}
    </>
  );
}
