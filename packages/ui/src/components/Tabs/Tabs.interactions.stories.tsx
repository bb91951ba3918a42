import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Navigation/Tabs/Interactions',
  component: Tabs,
  tags: ['!autodocs', '!manifest'],
  args: {
    label: 'Manage Connections',
    items: [
      { value: 'find', label: 'Find', content: 'Companies to find' },
      { value: 'sent', label: 'Sent', content: 'Requests sent', disabled: true },
      { value: 'requests', label: 'Requests', count: 3, content: <a href="#accept">Accept</a> },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SelectedByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('tabpanel', { name: 'Find' })).toHaveTextContent('Companies to find');
    const requests = canvas.getByRole('tab', { name: /Requests/ });
    await userEvent.click(requests);
    await expect(requests).toHaveFocus();
    await expect(requests.matches(':focus-visible')).toBe(false);
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('requests');
    await expect(canvas.getByRole('tabpanel', { name: /Requests/ })).toHaveTextContent('Accept');
    await expect(canvas.queryByText('Companies to find')).not.toBeInTheDocument();
  },
};

export const SelectedByArrowKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Find' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Requests/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Find' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const ManualWaitsForEnter: Story = {
  args: { activation: 'manual' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const last = within(canvasElement).getByRole('tab', { name: /Requests/ });
    await expect(last).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('requests');
  },
};

export const ControlledStaysPut: Story = {
  args: { value: 'find' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: /Requests/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith('requests');
    await expect(canvas.getByRole('tab', { name: 'Find' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const DisabledIgnoresInput: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('tab', { name: 'Sent' }), {
      pointerEventsCheck: 0,
    });
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** With two tabs, both arrow keys lead to the same one. */
const three = [
  { value: 'find', label: 'Find', content: 'Companies to find' },
  { value: 'sent', label: 'Sent', content: 'Requests sent' },
  { value: 'requests', label: 'Requests', content: 'Requests that wait' },
];

export const ArrowKeysGoTheWayOneReads: Story = {
  globals: { direction: 'rtl' },
  args: { items: three },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const find = canvas.getByRole('tab', { name: 'Find' });
    const sent = canvas.getByRole('tab', { name: 'Sent' });
    await expect(sent.getBoundingClientRect().right).toBeLessThan(find.getBoundingClientRect().left);
    await userEvent.tab();
    await expect(find).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(sent).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(find).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Requests' })).toHaveFocus();
  },
};

const isInside = (tab: Element) => {
  const { left, right } = tab.getBoundingClientRect();
  const row = tab.closest('[role="tablist"]')!.getBoundingClientRect();
  // Scrolling stops at whole pixels.
  return left > row.left - 1 && right < row.right + 1;
};

/** Where the row is too narrow for all tabs, and when counts that come make it narrower. */
export const TheSelectedTabIsInView: Story = {
  args: { value: 'requests' },
  render: function Render(args) {
    const [hasCounts, setHasCounts] = useState(false);
    return (
      <div style={{ inlineSize: 160 }}>
        <button onClick={() => setHasCounts(true)}>Count</button>
        <Tabs {...args} items={three.map((item) => ({ ...item, ...(hasCounts && { count: 100 }) }))} />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(isInside(canvas.getByRole('tab', { name: 'Requests' }))).toBe(true);
    await expect(isInside(canvas.getByRole('tab', { name: 'Find' }))).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Count' }));
    await expect(isInside(canvas.getByRole('tab', { name: 'Requests 100' }))).toBe(true);
  },
};

export const FollowsADirectionThatChanges: Story = {
  render: (args) => (
    <div role="region" aria-label="Page" dir="ltr">
      <Tabs {...args} />
    </div>
  ),
  args: { items: three },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Sent' })).toHaveFocus();
    canvas.getByRole('region', { name: 'Page' }).dir = 'rtl';
    await waitFor(async () => {
      canvas.getByRole('tab', { name: 'Sent' }).focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getByRole('tab', { name: 'Requests' })).toHaveFocus();
    });
  },
};
