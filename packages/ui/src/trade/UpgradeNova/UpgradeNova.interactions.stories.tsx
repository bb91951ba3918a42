import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { UpgradeNova } from './UpgradeNova.tsx';

const meta = {
  title: 'Trade/Account/UpgradeNova/Interactions',
  component: UpgradeNova,
  tags: ['!autodocs', '!manifest'],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 232, paddingBlockStart: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UpgradeNova>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Upgrade NOVA' }));
  return screen.findByRole('dialog', { name: 'Upgrade NOVA' });
};

export const ListsThePlansWithTheCurrentOne: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    const plans = within(dialog).getAllByRole('listitem');
    await expect(plans.map((plan) => plan.textContent)).toEqual([
      'NOVA FreeCurrent planFree',
      'Classic NOVA$20',
      'Dwarf NOVA$40',
      'Super NOVA$60',
      'Hyper NOVA$80',
    ]);
    await expect(plans[0]).toHaveAttribute('aria-current', 'true');
  },
};

export const PlansAreForReadingUntilTheyCanBeChosen: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(within(dialog).queryByRole('button', { name: /NOVA/ })).toBeNull();
    await expect(within(dialog).queryByRole('link')).toBeNull();
  },
};

export const ChosenByKeyboard: Story = {
  args: { onSelect: fn() },
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    within(dialog)
      .getByRole('button', { name: /Super NOVA/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('Super NOVA');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LinkGoesThroughTheRouter: Story = {
  args: { learnMoreHref: '/subscriptions', onNavigate: fn() },
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(within(dialog).getByRole('link', { name: 'Learn more about subscriptions' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/subscriptions', expect.anything());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
