import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Components/Data display/Accordion/Interactions',
  component: Accordion,
  tags: ['!autodocs', '!manifest'],
  args: {
    items: [
      { value: 'delivery', title: 'Delivery', content: 'Two to four days.' },
      { value: 'payment', title: 'Payment', content: <Button>Pay now</Button> },
    ],
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

const findTitle = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).getByRole('heading', { name, level: 3 });

export const SeveralOpenByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Two to four days.')).not.toBeVisible();
    await userEvent.click(findTitle(canvasElement, 'Delivery'));
    await userEvent.click(findTitle(canvasElement, 'Payment'));
    await expect(canvas.getByText('Two to four days.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay now' })).toBeVisible();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith('payment', true));
    await userEvent.click(findTitle(canvasElement, 'Delivery'));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith('delivery', false));
    await expect(canvas.getByText('Two to four days.')).not.toBeVisible();
  },
};

export const TellsOfChangesAlone: Story = {
  args: {
    items: [{ value: 'delivery', title: 'Delivery', content: 'Two to four days.', defaultOpen: true }],
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(findTitle(canvasElement, 'Delivery'));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith('delivery', false));
    await userEvent.click(findTitle(canvasElement, 'Delivery'));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith('delivery', true));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

export const OneOpenAndOnlyItIsTabbedThrough: Story = {
  args: { open: 'one' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(findTitle(canvasElement, 'Payment'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pay now' })).toHaveFocus();
    await userEvent.click(findTitle(canvasElement, 'Delivery'));
    await waitFor(() => expect(canvas.getByText('Pay now')).not.toBeVisible());
    await expect(canvas.getByText('Two to four days.')).toBeVisible();
  },
};

export const TwoAccordionsKeepApart: Story = {
  args: { open: 'one' },
  render: (args) => (
    <>
      <Accordion {...args} />
      <Accordion {...args} items={[{ value: 'terms', title: 'Terms', content: '30 days.' }]} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(findTitle(canvasElement, 'Delivery'));
    await userEvent.click(findTitle(canvasElement, 'Terms'));
    await expect(within(canvasElement).getByText('Two to four days.')).toBeVisible();
    await expect(within(canvasElement).getByText('30 days.')).toBeVisible();
  },
};
