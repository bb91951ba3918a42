'use client';
import { ChevronsUpDown, LogIn, LogOut, Package, Settings, UserPlus, UserRound } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { Popover } from '#components/Popover/Popover.tsx';
import { accountMenuLabels, type AccountMenuLabels } from './AccountMenu.labels.ts';
import { useLabels } from '#locale/use-locale.ts';
import { Entries, Root } from './AccountMenu.styles.ts';

/** An entry that leads to a screen of the account. */
export type AccountMenuEntry = 'profile' | 'manageInventory' | 'settings';

export interface AccountMenuProps extends Omit<ComponentProps<'button'>, 'children'> {
  /**
   * The company that is signed in.
   * @default 'Guest'
   */
  companyName?: string | undefined;
  /** Address of its picture. Without one the initials show. */
  avatar?: string | null | undefined;
  /**
   * `row` shows avatar and name, for a side bar; `avatar` shows only the picture, for a top bar.
   * @default 'row'
   */
  variant?: 'row' | 'avatar' | undefined;
  /** The entry whose screen is shown: marks it, and the button. */
  current?: AccountMenuEntry | undefined;
  /** Shows 'Profile' and is called by it. */
  onProfile?: (() => void) | undefined;
  /** Shows 'Manage Inventory' and is called by it. */
  onManageInventory?: (() => void) | undefined;
  /** Shows 'Settings' and is called by it. */
  onSettings?: (() => void) | undefined;
  /** Shows 'Sign Out' and is called by it. */
  onSignOut?: (() => void) | undefined;
  /** Shows 'Log In' and is called by it; for a guest. */
  onLogIn?: (() => void) | undefined;
  /** Shows 'Register' and is called by it; for a guest. */
  onRegister?: (() => void) | undefined;
  /** Replaces some of its words. */
  labels?: Partial<AccountMenuLabels> | undefined;
}

/** Shows who is signed in, with a menu for the account. Entries without a callback are left out. */
export function AccountMenu({
  companyName,
  avatar = null,
  variant = 'row',
  current,
  onProfile,
  onManageInventory,
  onSettings,
  onSignOut,
  onLogIn,
  onRegister,
  labels,
  ...rest
}: AccountMenuProps) {
  const words = useLabels('AccountMenu', accountMenuLabels, labels);
  const name = companyName ?? words.guest;
  const [open, setOpen] = useState(false);
  const entries = [
    { key: 'profile', Icon: UserRound, choose: onProfile },
    { key: 'manageInventory', Icon: Package, choose: onManageInventory },
    { key: 'settings', Icon: Settings, choose: onSettings },
    { key: 'logIn', Icon: LogIn, choose: onLogIn },
    { key: 'register', Icon: UserPlus, choose: onRegister },
    { key: 'signOut', Icon: LogOut, choose: onSignOut },
  ] as const;
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title={name}
      titleVisibility="hidden"
      side={variant === 'row' ? 'top' : 'bottom'}
      align={variant === 'row' ? 'start' : 'end'}
      trigger={
        <Root
          data-component="AccountMenu"
          data-variant={variant}
          type="button"
          aria-current={current !== undefined || undefined}
          {...rest}
        >
          <Avatar name={name} src={avatar} size={variant === 'row' ? 'md' : 'sm'} />
          <span data-part="name" dir="auto">
            {variant === 'row' ? name : words.account(name)}
          </span>
          {variant === 'row' && <ChevronsUpDown size={16} aria-hidden />}
        </Root>
      }
    >
      <Entries data-part="entries">
        {entries.map(
          ({ key, Icon, choose }) =>
            choose && (
              <li key={key}>
                <button
                  data-part="entry"
                  type="button"
                  aria-current={key === current ? 'page' : undefined}
                  onClick={() => {
                    setOpen(false);
                    choose();
                  }}
                >
                  <Icon size={16} aria-hidden />
                  {words[key]}
                </button>
              </li>
            ),
        )}
      </Entries>
    </Popover>
  );
}
