import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { bharat } from '#fixtures/companies.ts';
import { CompanyRow } from './CompanyRow.tsx';

const meta = {
  title: 'Trade/Companies/CompanyRow/Interactions',
  component: CompanyRow,
  tags: ['!autodocs', '!manifest'],
  args: { ...bharat, onOpen: fn() },
} satisfies Meta<typeof CompanyRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Bharat Steel Works' }));
    await expect(args.onOpen).toHaveBeenCalledWith('c-bharat');
  },
};

export const OpensByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onOpen).toHaveBeenCalledWith('c-bharat');
  },
};

export const WithoutCallbackTheNameIsText: Story = {
  render: () => <CompanyRow {...bharat} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Bharat Steel Works')).toBeVisible();
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
