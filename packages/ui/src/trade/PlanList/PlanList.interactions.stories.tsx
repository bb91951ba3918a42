import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PlanList } from './PlanList.tsx';

const meta = {
  title: 'Trade/Account/PlanList/Interactions',
  component: PlanList,
  tags: ['!autodocs', '!manifest'],
  args: { 'aria-label': 'Plans' },
} satisfies Meta<typeof PlanList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ListsThePlansWithTheCurrentOne: Story = {
  args: { layout: 'cards' },
  play: async ({ canvasElement }) => {
    const plans = within(within(canvasElement).getByRole('list', { name: 'Plans' })).getAllByRole('listitem');
    await expect(plans.map((plan) => plan.textContent)).toEqual([
      'NOVA FreeCurrent planFree',
      'Classic NOVA$20',
      'Dwarf NOVA$40',
      'Super NOVA$60',
      'Hyper NOVA$80',
    ]);
    await expect(plans[0]).toHaveAttribute('aria-current', 'true');
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const ChosenByMouse: Story = {
  args: { onSelect: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Hyper NOVA/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('Hyper NOVA');
  },
};

export const ChosenByKeyboardPastTheCurrentOne: Story = {
  args: { onSelect: fn(), currentPlan: 'Classic NOVA' },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(4);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('Dwarf NOVA');
  },
};
