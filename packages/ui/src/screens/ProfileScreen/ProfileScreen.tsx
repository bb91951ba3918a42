'use client';
import * as RadixTabs from '@radix-ui/react-tabs';
import { CircleMinus, KeyRound, Pencil, Trash2, UserRound, UsersRound, type LucideIcon } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Heading } from '#components/Heading/Heading.tsx';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import { focusOnPress } from '#lib/focus-on-press.ts';
import { useSelectedTabInView } from '#lib/use-selected-tab-in-view.ts';
import { profileScreenLabels, type ProfileScreenLabels } from './ProfileScreen.labels.ts';
import { useLabels } from '#locale/use-locale.ts';
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
  /**
   * Which tabs there are. Those that a member's role does not permit are left out.
   * @default all
   */
  tabs?: readonly ProfileTab[] | undefined;
  /** Which tab is selected, when the caller keeps that state, for instance in the address. */
  tab?: ProfileTab | undefined;
  /**
   * Which tab is selected at first, when the page keeps that state itself.
   * @default 'view-profile'
   */
  defaultTab?: ProfileTab | undefined;
  /** Called with the selected tab. */
  onTabChange?: ((tab: ProfileTab) => void) | undefined;
  /** Replaces some of its words. */
  labels?: Partial<ProfileScreenLabels> | undefined;
}

interface Entry {
  value: ProfileTab;
  label: keyof ProfileScreenLabels;
  title?: keyof ProfileScreenLabels;
  Icon: LucideIcon;
}

const everyday: readonly Entry[] = [
  { value: 'view-profile', label: 'viewProfile', Icon: UserRound },
  { value: 'edit-profile', label: 'editProfile', title: 'editProfile', Icon: Pencil },
  { value: 'change-password', label: 'changePassword', title: 'changePassword', Icon: KeyRound },
  { value: 'manage-roles', label: 'employeeRoles', title: 'employeeRolesTitle', Icon: UsersRound },
];
const danger: readonly Entry[] = [
  { value: 'deactivate-account', label: 'deactivateAccount', title: 'deactivateAccount', Icon: CircleMinus },
  { value: 'delete-account', label: 'deleteAccount', title: 'deleteAccount', Icon: Trash2 },
];

/**
 * The profile page of the signed-in company, with the actions that cannot be undone kept apart.
 */
export function ProfileScreen({
  panels,
  tabs,
  tab,
  defaultTab = 'view-profile',
  onTabChange,
  labels,
  ...rest
}: ProfileScreenProps) {
  const words = useLabels('ProfileScreen', profileScreenLabels, labels);
  const dangerId = useId();
  const listRef = useSelectedTabInView(tab ?? defaultTab);
  const isThere = ({ value }: Entry) => tabs === undefined || tabs.includes(value);
  const safe = everyday.filter(isThere);
  const dangerous = danger.filter(isThere);

  const trigger = ({ value, label, Icon }: Entry, isDanger: boolean) => (
    <RadixTabs.Trigger
      key={value}
      data-part="tab"
      data-danger={isDanger ? '' : undefined}
      value={value}
      onMouseDown={focusOnPress}
      aria-describedby={isDanger ? dangerId : undefined}
    >
      <Icon aria-hidden size={16} />
      {words[label]}
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
        <PageHeader title={words.title} />
        <div data-part="sidebar">
          <RadixTabs.List ref={listRef} data-part="list" aria-label={words.title}>
            {safe.map((entry) => trigger(entry, false))}
            {/* A tablist may contain only tabs, so this is no heading: it describes each of the tabs. */}
            {dangerous.length > 0 && (
              <span data-part="danger-title" id={dangerId}>
                {words.danger}
              </span>
            )}
            {dangerous.map((entry) => trigger(entry, true))}
          </RadixTabs.List>
        </div>
        {[...safe, ...dangerous].map(({ value, title }) => (
          <RadixTabs.Content key={value} data-part="panel" value={value}>
            {title && (
              <Heading data-part="heading" size="xl" font="sans">
                {words[title]}
              </Heading>
            )}
            {panels[value]}
          </RadixTabs.Content>
        ))}
      </Root>
    </RadixTabs.Root>
  );
}
