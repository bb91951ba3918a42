'use client';
import * as RadixTabs from '@radix-ui/react-tabs';
import { CircleMinus, KeyRound, Pencil, Trash2, UserRound, UsersRound, type LucideIcon } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { useSelectedTabInView } from '#lib/use-selected-tab-in-view.ts';
import { Root } from './ProfileScreen.styles.ts';

/** What the profile page can show. */
export type ProfileTab =
  | 'view-profile'
  | 'edit-profile'
  | 'change-password'
  | 'manage-roles'
  | 'deactivate-account'
  | 'delete-account';

export interface ProfileScreenProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'children' | 'dir'> {
  /**
   * The content of each tab: a ProfileView, a form, a text. All but `view-profile` begin with their title, and
   * show only the title while they have no content.
   */
  panels: Readonly<Partial<Record<ProfileTab, ReactNode>>>;
  /** Which tab is selected, when the caller keeps that state, for instance in the address. */
  tab?: ProfileTab;
  /**
   * Which tab is selected at first, when the page keeps that state itself.
   * @default 'view-profile'
   */
  defaultTab?: ProfileTab;
  /** Called with the selected tab. */
  onTabChange?: (tab: ProfileTab) => void;
}

interface Entry {
  value: ProfileTab;
  label: string;
  title?: string;
  Icon: LucideIcon;
}

const everyday: readonly Entry[] = [
  { value: 'view-profile', label: 'View Profile', Icon: UserRound },
  { value: 'edit-profile', label: 'Edit Profile', title: 'Edit Profile', Icon: Pencil },
  { value: 'change-password', label: 'Change Password', title: 'Change Password', Icon: KeyRound },
  { value: 'manage-roles', label: 'Employee Roles', title: 'Manage Employee Roles', Icon: UsersRound },
];
const danger: readonly Entry[] = [
  {
    value: 'deactivate-account',
    label: 'Deactivate Account',
    title: 'Deactivate Account',
    Icon: CircleMinus,
  },
  { value: 'delete-account', label: 'Delete Account', title: 'Delete Account', Icon: Trash2 },
];

/**
 * The profile page of the signed-in company, with the actions that cannot be undone kept apart.
 */
export function ProfileScreen({
  panels,
  tab,
  defaultTab = 'view-profile',
  onTabChange,
  ...rest
}: ProfileScreenProps) {
  const id = useId();
  const dangerId = `${id}danger`;
  const listRef = useSelectedTabInView(tab ?? defaultTab);

  const trigger = ({ value, label, Icon }: Entry, isDanger: boolean) => (
    <RadixTabs.Trigger
      key={value}
      data-part="tab"
      data-danger={isDanger ? '' : undefined}
      value={value}
      aria-describedby={isDanger ? dangerId : undefined}
    >
      <Icon aria-hidden size={16} />
      {label}
    </RadixTabs.Trigger>
  );

  return (
    <RadixTabs.Root
      asChild
      orientation="vertical"
      {...(tab === undefined ? { defaultValue: defaultTab } : { value: tab })}
      {...(onTabChange && { onValueChange: (value: string) => onTabChange(value as ProfileTab) })}
      {...rest}
    >
      {/* Without a direction Radix sets left to right, whatever the page's is. */}
      <Root data-component="ProfileScreen" dir={undefined}>
        <div data-part="sidebar">
          <h1 data-part="title" id={id}>
            Profile Settings
          </h1>
          <RadixTabs.List ref={listRef} data-part="list" aria-labelledby={id}>
            {everyday.map((entry) => trigger(entry, false))}
            {/* A tablist may contain only tabs, so this is no heading: it describes each of the tabs. */}
            <span data-part="danger-title" id={dangerId}>
              Danger Zone
            </span>
            {danger.map((entry) => trigger(entry, true))}
          </RadixTabs.List>
        </div>
        {[...everyday, ...danger].map(({ value, title }) => (
          <RadixTabs.Content key={value} data-part="panel" value={value}>
            {title && <h2 data-part="heading">{title}</h2>}
            {panels[value]}
          </RadixTabs.Content>
        ))}
      </Root>
    </RadixTabs.Root>
  );
}
