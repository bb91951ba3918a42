import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { contract } from './Tabs.contract.ts';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  parameters: { contract },
  args: {
    label: 'Manage Connections',
    items: [
      { value: 'find', label: 'Find', content: 'Companies you have not met yet.' },
      { value: 'sent', label: 'Sent', content: 'Requests you have sent.' },
      { value: 'requests', label: 'Requests', content: 'Requests that wait for you.' },
      { value: 'connections', label: 'Connections', content: 'Companies you trade with.' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultValue: 'requests', activation: 'automatic' } };

/** A number says how much a tab holds before it is opened. */
export const WithCounts: Story = {
  args: {
    defaultValue: 'requests',
    items: [
      { value: 'find', label: 'Find', content: 'Companies you have not met yet.' },
      { value: 'sent', label: 'Sent', count: 0, content: 'No requests sent.' },
      { value: 'requests', label: 'Requests', count: 3, content: 'Three requests wait for you.' },
      { value: 'connections', label: 'Connections', count: 128, content: 'Companies you trade with.' },
    ],
  },
};

/** Selected, not selected, with a number, and disabled. */
export const States: Story = {
  args: {
    items: [
      { value: 'find', label: 'Find', count: 12, content: 'Companies you have not met yet.' },
      { value: 'sent', label: 'Sent', count: 0, content: 'No requests sent.' },
      { value: 'requests', label: 'Requests', content: 'No requests.' },
      { value: 'connections', label: 'Connections', content: 'None yet.', disabled: true },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    lang: 'ar',
    label: 'إدارة الاتصالات',
    items: [
      { value: 'find', label: 'بحث', content: 'شركات لم تلتقِ بها بعد.' },
      { value: 'sent', label: 'المرسلة', count: 3, content: 'الطلبات التي أرسلتها.' },
    ],
  },
};

/** The row scrolls under the thumb and keeps the selected tab in sight. */
export const Narrow: Story = {
  args: { defaultValue: 'connections' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};
