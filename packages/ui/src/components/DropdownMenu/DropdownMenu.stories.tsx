import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, BellOff, EllipsisVertical, ExternalLink, MessageSquare, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { contract } from './DropdownMenu.contract.ts';
import { DropdownMenu } from './DropdownMenu.tsx';
import type { DropdownMenuItem } from './dropdown-menu-item.ts';

const onSelect = fn();
const items: DropdownMenuItem[] = [
  { label: 'Write a message', icon: <MessageSquare />, onSelect },
  { label: 'View profile', icon: <ExternalLink />, href: '#profile' },
  { type: 'separator' },
  { label: 'Remove connection', icon: <Trash2 />, tone: 'critical', onSelect },
];

const meta = {
  title: 'Components/Overlays/DropdownMenu',
  component: DropdownMenu,
  parameters: { contract, docs: { story: { inline: false, height: '320px' } } },
  args: {
    trigger: <IconButton label="More actions for Northwind Traders" icon={<EllipsisVertical />} />,
    items,
    onOpenChange: fn(),
    onNavigate: fn(),
  },
  argTypes: { trigger: { control: false } },
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultOpen: true } };

export const Playground: Story = { args: { defaultOpen: true, side: 'bottom', align: 'start' } };

/** Entries that belong together stand under a heading. */
export const Groups: Story = {
  args: {
    defaultOpen: true,
    items: [
      {
        type: 'group',
        label: 'Conversation',
        items: [
          { label: 'Mute', icon: <BellOff />, onSelect },
          { label: 'Archive', icon: <Archive />, shortcut: 'Control+E', onSelect },
        ],
      },
      { type: 'separator' },
      { type: 'group', label: 'Company', items: [{ label: 'View profile', href: '#profile' }] },
    ],
  },
};

/** What is on has a check mark. The menu stays open while several are turned on or off. */
export const Checkboxes: Story = {
  render: function Render(args) {
    const [shown, setShown] = useState<readonly string[]>(['Price']);
    return (
      <DropdownMenu
        {...args}
        defaultOpen
        trigger={<Button variant="secondary">Columns</Button>}
        items={['Price', 'Discount', 'Stock'].map((label) => ({
          type: 'checkbox',
          label,
          checked: shown.includes(label),
          onCheckedChange: (checked) =>
            setShown(checked ? [...shown, label] : shown.filter((other) => other !== label)),
        }))}
      />
    );
  },
};

/** One of several; the menu closes when it is chosen. */
export const RadioGroup: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('newest');
    return (
      <DropdownMenu
        {...args}
        defaultOpen
        trigger={<Button variant="secondary">Sort</Button>}
        items={[
          {
            type: 'radio-group',
            label: 'Sort by',
            value,
            onValueChange: setValue,
            options: [
              { label: 'Newest', value: 'newest' },
              { label: 'Name', value: 'name' },
              { label: 'Price', value: 'price' },
            ],
          },
        ]}
      />
    );
  },
};

/** What does not fit scrolls within it, and the page does not move. */
export const Long: Story = {
  args: {
    defaultOpen: true,
    items: Array.from({ length: 40 }, (_, index) => ({ label: `Warehouse ${index + 1}`, onSelect })),
  },
};

/** Every kind of entry. */
export const States: Story = {
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 400 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    defaultOpen: true,
    items: [
      { label: 'With an icon', icon: <Undo2 />, onSelect },
      { label: 'Without an icon', onSelect },
      { label: 'With keys', shortcut: 'Control+E', onSelect },
      { label: 'Not now', icon: <Archive />, disabled: true },
      { label: 'A name so long that it does not fit into one line of the menu', onSelect },
      { type: 'separator' },
      { type: 'checkbox', label: 'On', checked: true, onCheckedChange: fn() },
      { type: 'checkbox', label: 'Off', checked: false, onCheckedChange: fn() },
      { type: 'separator' },
      { label: 'Delete', icon: <Trash2 />, tone: 'critical', onSelect },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    defaultOpen: true,
    lang: 'ar',
    trigger: <IconButton lang="ar" label="المزيد" icon={<EllipsisVertical />} />,
    items: [
      { label: 'كتابة رسالة', icon: <MessageSquare />, shortcut: 'Control+M', onSelect },
      { label: 'عرض الملف', icon: <ExternalLink />, href: '#profile' },
      { type: 'separator' },
      { label: 'إزالة الاتصال', icon: <Trash2 />, tone: 'critical', onSelect },
    ],
  },
};

/** It stays within the narrowest screen. */
export const Narrow: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: 'mobile1' } },
};
