import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { width } from '#docs/story-layout.tsx';
import { longTextProduct } from '#fixtures/products.ts';
import { contract } from './ChangeReview.contract.ts';
import type { ChangeReviewRow } from './change-review-row.ts';
import { ChangeReview } from './ChangeReview.tsx';

const rows: ChangeReviewRow[] = [
  { field: 'price', label: 'Price', mine: 'Rs. 900.00', theirs: 'Rs. 950.00' },
  {
    field: 'description',
    label: 'Description',
    mine: 'Mill-finish coil in grade E250, cut to width on request.',
    theirs:
      'Mill-finish coil in grade E250 for pressing and roll forming.\nA mill test certificate for every heat.',
  },
  { field: 'sku', label: 'SKU', mine: 'BSW-HRC-3', theirs: '' },
];

const meta = {
  title: 'Trade/Products/ChangeReview',
  component: ChangeReview,
  parameters: { contract },
  decorators: [width(720)],
  args: { rows, onResolve: fn() },
} satisfies Meta<typeof ChangeReview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was written is chosen at first. */
export const Default: Story = {};

export const Playground: Story = { args: { pending: false, headingLevel: 2 } };

/** With one field there is nothing to choose for all. */
export const OneField: Story = { args: { rows: rows.slice(0, 1) } };

/** What was chosen is being saved. */
export const Saving: Story = { args: { pending: true } };

/** Long values stand whole, for what differs may be at their end. */
export const LongText: Story = {
  args: {
    rows: [
      { field: 'name', label: 'Name', mine: longTextProduct.name, theirs: 'Precision tube' },
      {
        field: 'description',
        label: 'Description',
        mine: longTextProduct.description,
        theirs: longTextProduct.description.split('. ').slice(1).join('. '),
      },
    ],
  },
};

/** Several fields, one field, and while it is being saved. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <ChangeReview {...args} />
      <ChangeReview {...args} {...OneField.args} />
      <ChangeReview {...args} {...Saving.args} />
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** One value below the other. */
export const Narrow: Story = { decorators: [width(320)] };
