import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { NoRequestsMatch } from './NoRequestsMatch.tsx';
import { RequestFilters } from './RequestFilters.tsx';

const meta = {
  title: 'Trade/Requests/RequestFilters/Interactions',
  component: RequestFilters,
  tags: ['!autodocs', '!manifest'],
  args: {
    filters: {},
    onFiltersChange: fn(),
    industries: [{ value: 'Retail', count: 3 }],
    resultCount: 3,
  },
  render: function Render({ filters: first, onFiltersChange, ...args }) {
    const [filters, setFilters] = useState(first);
    return (
      <RequestFilters
        {...args}
        filters={filters}
        onFiltersChange={(next) => {
          onFiltersChange(next);
          setFilters(next);
        }}
      />
    );
  },
} satisfies Meta<typeof RequestFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NarrowedByEverything: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Retail' }));
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Not yet quoted by me' }));
    await userEvent.type(drawer.getByRole('textbox', { name: 'At most' }), '7');
    await userEvent.click(drawer.getByRole('button', { name: 'Show 3 requests' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      industry: ['Retail'],
      maxAge: 7,
      unquoted: true,
    });
    await expect(await screen.findByText('Age: up to 7 days')).toBeVisible();
  },
};

export const NothingLeftIsCleared: Story = {
  args: { filters: { maxAge: 1 }, resultCount: 0, loading: false },
  render: (args) => (
    <RequestFilters {...args}>
      <NoRequestsMatch {...args} />
    </RequestFilters>
  ),
  play: async ({ canvas, args }) => {
    // The one beside what is chosen has the same name, and comes first.
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' })[1]!);
    await expect(args.onFiltersChange).toHaveBeenCalledWith({});
  },
};
