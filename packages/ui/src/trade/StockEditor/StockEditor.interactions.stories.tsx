import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { StockEditor } from './StockEditor.tsx';

const meta = {
  title: 'Trade/Products/StockEditor/Interactions',
  component: StockEditor,
  tags: ['!autodocs', '!manifest'],
  args: {
    productName: 'Coil',
    stockQuantity: 120,
    unit: 'kg',
    trigger: <button type="button">120 kg</button>,
    onOpenChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof StockEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: '120 kg' }));
  return screen.findByRole('spinbutton', { name: 'Quantity' });
};
const choose = (reason: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), reason);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save stock' }));

export const AddsAndClosesWhenSaved: Story = {
  play: async ({ args }) => {
    await userEvent.type(await open(), '40');
    await expect(screen.getByText('120 + 40 = 160 kg')).toBeVisible();
    await choose('Received');
    await save();
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ change: 40 }, 'Received');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(screen.getByRole('button', { name: '120 kg' })).toHaveFocus();
  },
};

export const SetsByKeyboard: Story = {
  args: { layout: 'sheet' },
  play: async ({ args }) => {
    const quantity = await open();
    screen.getByRole('radio', { name: 'Add' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(screen.getByRole('radio', { name: 'Set to' })).toBeChecked();
    await userEvent.type(quantity, '100');
    await expect(screen.getByText('120 − 20 = 100 kg')).toBeVisible();
    await choose('Another reason');
    await userEvent.type(screen.getByRole('textbox', { name: /own words/ }), 'Sample{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ quantity: 100 }, 'Sample');
  },
};

export const AsksForQuantityAndReason: Story = {
  play: async ({ args }) => {
    const quantity = await open();
    await save();
    await expect(quantity).toBeInvalid();
    await expect(quantity).toHaveFocus();
    await expect(screen.getByRole('combobox', { name: 'Reason' })).toBeInvalid();
    await userEvent.click(screen.getByRole('radio', { name: 'Remove' }));
    await userEvent.type(quantity, '121');
    await choose('Damaged');
    await save();
    await expect(quantity).toHaveAccessibleDescription(/Only 120 are in stock\./);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '120');
    await save();
    await expect(args.onSubmit).toHaveBeenCalledWith({ change: -120 }, 'Damaged');
  },
};

export const AnErrorKeepsWhatWasTyped: Story = {
  args: { onSubmit: fn(() => Promise.reject(new Error('Only 12 are in stock.'))) },
  play: async () => {
    const quantity = await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Remove' }));
    await userEvent.type(quantity, '40');
    await choose('Sold elsewhere');
    await save();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Only 12 are in stock.');
    await expect(quantity).toHaveValue('40');
    await expect(screen.getByRole('combobox', { name: 'Reason' })).toHaveValue('Sold elsewhere');
  },
};
