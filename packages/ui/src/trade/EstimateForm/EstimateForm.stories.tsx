import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Card } from '#components/Card/Card.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { width } from '#docs/story-layout.tsx';
import { coilNextBreak, coilPriceAt, estimatedCoil } from '#fixtures/estimate.ts';
import { longTextProduct } from '#fixtures/products.ts';
import { contract } from './EstimateForm.contract.ts';
import { EstimateForm } from './EstimateForm.tsx';

/** With the background and padding of a dialog. */
const onCard: Decorator = (Story) => (
  <Card style={{ background: 'var(--gh-color-surface-raised)' }}>
    <Story />
  </Card>
);

const meta = {
  title: 'Trade/Deals/EstimateForm',
  component: EstimateForm,
  parameters: { contract },
  decorators: [onCard, width(640)],
  args: { product: estimatedCoil, priceAt: coilPriceAt, nextBreak: coilNextBreak, onSubmit: fn() },
} satisfies Meta<typeof EstimateForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { pending: false, error: '' } };

/** In its usual place. */
export const InDialog: Story = {
  parameters: { docs: { story: { inline: false, height: '960px' } } },
  render: (args) => (
    <Dialog title="Request Estimate" size="lg" defaultOpen>
      <EstimateForm {...args} />
    </Dialog>
  ),
};

/** Without prices for larger quantities, and without a picture. */
export const Plain: Story = {
  args: {
    product: { ...estimatedCoil, images: [], unit: 'piece', minimumOrder: 1 },
    nextBreak: () => undefined,
  },
};

export const Sending: Story = { args: { pending: true } };

/** A general error stands above the buttons, that of a field at the field. */
export const Failed: Story = {
  args: {
    error: 'An error occurred. Please try again.',
    fieldErrors: { quantity: 'Quantity must be at least 10.' },
  },
};

export const LongText: Story = {
  args: { product: { ...longTextProduct, unit: 'cubic metre', minimumOrder: 12_500 } },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <EstimateForm {...args} />
      <EstimateForm {...args} {...Failed.args} />
      <EstimateForm {...args} {...Sending.args} />
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { decorators: [width(320)] };
