import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { width } from '#docs/story-layout.tsx';
import { coilLine, fabricLine } from '#fixtures/orders.ts';
import { ShipmentForm } from './ShipmentForm.tsx';

const coil = { ...coilLine, description: 'Coil', shipped: 40 };
const fabric = { ...fabricLine, description: 'Poplin' };

const meta = {
  title: 'Trade/Deals/ShipmentForm/Interactions',
  component: ShipmentForm,
  tags: ['!autodocs', '!manifest'],
  decorators: [width(552)],
  args: { lines: [coil, fabric], onSubmit: fn(), onValuesChange: fn() },
} satisfies Meta<typeof ShipmentForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const fieldsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    coils: canvas.getByRole('spinbutton', { name: 'Coil' }),
    metres: canvas.getByRole('textbox', { name: 'Poplin' }),
    send: canvas.getByRole('button', { name: 'Add shipment' }),
  };
};

/** Without a further word all that is left is shipped. */
export const ShipsTheRest: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, coils, metres, send } = fieldsOf(canvasElement);
    await expect(coils).toHaveValue('60');
    await expect(metres).toHaveValue('1,250.5');
    await expect(canvas.getByText('60 of 100 coils left to ship')).toBeVisible();
    await userEvent.click(send);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      lines: [
        { lineId: 'l-coil', quantity: 60 },
        { lineId: 'l-fabric', quantity: 1250.5 },
      ],
    });
  },
};

export const ShipsAPartByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, coils, metres } = fieldsOf(canvasElement);
    coils.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(coils).toHaveValue('59');
    await userEvent.clear(metres);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Carrier' }), 'VRL Logistics');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'The poplin follows on Friday.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tracking number' }), 'VRL-4471{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      lines: [{ lineId: 'l-coil', quantity: 59 }],
      carrier: 'VRL Logistics',
      tracking: 'VRL-4471',
      note: 'The poplin follows on Friday.',
    });
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({
      'lines.l-coil': 59,
      'lines.l-fabric': null,
      carrier: 'VRL Logistics',
      tracking: 'VRL-4471',
      note: 'The poplin follows on Friday.',
    });
  },
};

export const OnceAllIsShippedNothingCanBeSent: Story = {
  args: { lines: [{ ...coil, shipped: 100 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Everything has been shipped.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const WhatIsWhollyShippedDoesNotShow: Story = {
  args: { lines: [{ ...coil, shipped: 100 }, fabric] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('spinbutton')).toBeNull();
    await expect(within(canvasElement).getByRole('textbox', { name: 'Poplin' })).toBeVisible();
  },
};

export const MoreThanIsLeftIsAnError: Story = {
  play: async ({ canvasElement, args }) => {
    const { coils, metres, send } = fieldsOf(canvasElement);
    await userEvent.clear(coils);
    await userEvent.type(coils, '61');
    await userEvent.clear(metres);
    await userEvent.type(metres, '1250.501');
    await userEvent.click(send);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(coils).toHaveFocus();
    await expect(coils).toHaveAccessibleDescription(expect.stringContaining('Only 60 coils left to ship.'));
    await expect(metres).toHaveAccessibleDescription(
      expect.stringContaining('Only 1,250.5 metres left to ship.'),
    );
  },
};

export const NothingIsNoShipment: Story = {
  play: async ({ canvasElement, args }) => {
    const { coils, metres, send } = fieldsOf(canvasElement);
    await userEvent.clear(coils);
    await userEvent.type(coils, '0');
    await userEvent.clear(metres);
    await userEvent.click(send);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(coils).toHaveFocus();
    await expect(coils).toHaveAccessibleDescription(expect.stringContaining('Ship at least one item.'));
    await userEvent.type(coils, '{Backspace}5');
    await userEvent.click(send);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const ResetFillsInTheRest: Story = {
  args: { defaultValues: { carrier: 'VRL Logistics', 'lines.l-coil': 12 } },
  play: async ({ canvasElement }) => {
    const { canvas, coils } = fieldsOf(canvasElement);
    await expect(coils).toHaveValue('12');
    await userEvent.clear(coils);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(fieldsOf(canvasElement).coils).toHaveValue('12');
  },
};

export const FailureKeepsWhatWasWritten: Story = {
  args: { error: 'An error occurred. Please try again.', pending: true },
  play: async ({ canvasElement, args }) => {
    const { canvas, coils, send } = fieldsOf(canvasElement);
    await userEvent.clear(coils);
    await userEvent.type(coils, '7');
    await userEvent.click(send);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveTextContent('An error occurred. Please try again.');
    await expect(coils).toHaveValue('7');
  },
};
