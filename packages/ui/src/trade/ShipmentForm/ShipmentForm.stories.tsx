import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Card } from '#components/Card/Card.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { width } from '#docs/story-layout.tsx';
import { coilLine, fabricLine, longTextDeal } from '#fixtures/orders.ts';
import { contract } from './ShipmentForm.contract.ts';
import { ShipmentForm } from './ShipmentForm.tsx';

/** With the background and padding of a dialog. */
const onCard: Decorator = (Story) => (
  <Card style={{ background: 'var(--gh-color-surface-raised)' }}>
    <Story />
  </Card>
);

const meta = {
  title: 'Trade/Deals/ShipmentForm',
  component: ShipmentForm,
  parameters: { contract },
  decorators: [onCard, width(600)],
  args: { lines: [coilLine, fabricLine], onSubmit: fn() },
} satisfies Meta<typeof ShipmentForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { pending: false, error: '' } };

/** In its usual place. */
export const InDialog: Story = {
  parameters: { docs: { story: { inline: false, height: '760px' } } },
  render: (args) => (
    <Dialog title="Add a shipment" size="md" defaultOpen>
      <ShipmentForm {...args} />
    </Dialog>
  ),
};

/** One line is wholly shipped and does not show, of the other the rest is left. */
export const TheRest: Story = {
  args: {
    lines: [
      { ...coilLine, shipped: 40 },
      { ...fabricLine, shipped: 1250.5 },
    ],
  },
};

/** Nothing is left: there is nothing to send. */
export const AllShipped: Story = { args: { lines: [{ ...coilLine, shipped: 100 }] } };

/** While the shipment is saved, the text and the focus stay in place. */
export const Saving: Story = { args: { pending: true } };

/** A general error is shown above the buttons, the error of a field at the field. */
export const Failed: Story = {
  args: {
    error: 'An error occurred. Please try again.',
    fieldErrors: { 'lines.l-coil': 'Only 60 coils are left: someone else has just shipped 40.' },
  },
};

/** Many lines: the buttons stay in sight. */
export const Many: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { lines: Array.from({ length: 12 }, (_, index) => ({ ...coilLine, id: `l-${index}` })) },
};

/** Long names and large numbers. */
export const LongText: Story = {
  args: {
    lines: [
      { ...fabricLine, description: longTextDeal.title, quantity: 12_500_000.125, unit: 'square metre' },
    ],
  },
};

/** Every message at once. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <ShipmentForm {...args} />
      <ShipmentForm {...args} {...Failed.args} />
      <ShipmentForm {...args} {...Saving.args} />
      <ShipmentForm {...args} {...AllShipped.args} />
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { decorators: [width(320)] };
