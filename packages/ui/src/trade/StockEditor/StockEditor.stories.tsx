import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { longTextProduct } from '#fixtures/products.ts';
import { contract } from './StockEditor.contract.ts';
import { StockEditor } from './StockEditor.tsx';

const meta = {
  title: 'Trade/Products/StockEditor',
  component: StockEditor,
  parameters: { contract, docs: { story: { inline: false, height: 480 } } },
  args: {
    productName: 'Hot-rolled steel coil, 3 mm',
    stockQuantity: 120,
    unit: 'kg',
    defaultOpen: true,
    trigger: <Button variant="secondary">120 kg</Button>,
    onSubmit: fn(),
  },
} satisfies Meta<typeof StockEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const writeForty = async () => {
  await userEvent.type(await screen.findByRole('spinbutton', { name: 'Quantity' }), '40');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Received');
};

export const Default: Story = {};

export const Playground: Story = { args: { layout: 'popover' } };

/** What the stock will be shows before it is saved. */
export const Result: Story = { play: writeForty };

/** Larger controls for the thumb. */
export const Sheet: Story = {
  parameters: { docs: { story: { height: 560 } } },
  args: { layout: 'sheet' },
};

/** A reason in own words, and a change that the server refused. */
export const States: Story = {
  parameters: { docs: { story: { height: 640 } } },
  args: { onSubmit: fn(() => Promise.reject(new Error('Only 12 are in stock.'))) },
  play: async () => {
    await writeForty();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Another reason');
    await userEvent.type(screen.getByRole('textbox', { name: /own words/ }), 'Samples for a fair');
    await userEvent.click(screen.getByRole('button', { name: 'Save stock' }));
    await screen.findByRole('alert');
  },
};

/** While the change is being saved. */
export const Saving: Story = {
  args: { onSubmit: fn(() => new Promise<never>(() => {})) },
  play: async () => {
    await writeForty();
    await userEvent.click(screen.getByRole('button', { name: 'Save stock' }));
  },
};

/** A long name and large numbers. */
export const LongText: Story = {
  args: { productName: longTextProduct.name, stockQuantity: longTextProduct.stockQuantity, unit: 'metres' },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = {
  parameters: { docs: { story: { height: 560 } } },
  args: { layout: 'sheet' },
  globals: { viewport: { value: 'mobile1' } },
};
