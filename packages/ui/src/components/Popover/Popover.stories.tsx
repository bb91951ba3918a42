import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleHelp, LogOut, Settings, UserRound } from 'lucide-react';
import { fn } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { contract } from './Popover.contract.ts';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  parameters: { contract, docs: { story: { inline: false, height: '320px' } } },
  args: {
    trigger: <IconButton label="What is a stock unit?" icon={<CircleHelp />} />,
    title: 'Stock units',
    children: 'How many pieces you can send today. Clients see the number on the product.',
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultOpen: true } };

export const Playground: Story = {
  args: { defaultOpen: true, side: 'bottom', align: 'start', titleVisibility: 'shown' },
};

/** A short list of actions that the trigger already names. */
export const Actions: Story = {
  args: {
    defaultOpen: true,
    trigger: <Button variant="secondary">Bharat Steel Works</Button>,
    title: 'Account',
    titleVisibility: 'hidden',
    children: (
      <div style={{ display: 'grid', justifyItems: 'start', gap: 4 }}>
        <Button variant="ghost" leadingIcon={<UserRound />}>
          Profile
        </Button>
        <Button variant="ghost" leadingIcon={<Settings />}>
          Settings
        </Button>
        <Button variant="ghost" leadingIcon={<LogOut />}>
          Sign Out
        </Button>
      </div>
    ),
  },
};

/** What does not fit scrolls within it. */
export const Long: Story = {
  args: {
    defaultOpen: true,
    children: (
      <ul>
        {Array.from({ length: 40 }, (_, index) => (
          <li key={index}>
            <a href={`#${index}`} style={{ color: 'inherit' }}>
              Announcement {index + 1}
            </a>
          </li>
        ))}
      </ul>
    ),
  },
};

/** Open, with actions in it. */
export const States: Story = { ...Actions, args: { ...Actions.args, defaultOpen: true } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    defaultOpen: true,
    lang: 'ar',
    side: 'end',
    title: 'وحدات المخزون',
    children: 'عدد القطع التي يمكنك إرسالها اليوم.',
  },
};

/** It stays within the narrowest screen. */
export const Narrow: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: 'mobile1' } },
};
