import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from './Price.contract.ts';
import { Price } from './Price.tsx';

const meta = {
  title: 'Components/Data display/Price',
  component: Price,
  parameters: { contract },
  args: { price: 1000 },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { discount: 12.5, size: 'lg' } };

/** The reduced price comes first; the full one and the percentage explain it. */
export const Discounted: Story = { args: { discount: 12.5 } };

/** Small in rows, medium in cards, large on the product's own page. */
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Price {...args} size="sm" />
      <Price {...args} size="md" />
      <Price {...args} size="lg" />
    </div>
  ),
};

/** Without and with a discount, from paise to crores. */
export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <div key={size} style={{ display: 'grid', gap: 8 }}>
          <Price price={0.5} size={size} />
          <Price price={1000} discount={12.5} size={size} />
          <Price price={9999999999.99} discount={5} size={size} />
          <Price price={250} discount={100} size={size} />
        </div>
      ))}
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { discount: 10 } };

/** The parts wrap under one another, a number never breaks. */
export const Narrow: Story = {
  args: { price: 123456.78, discount: 12.5 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 120 }}>
        <Story />
      </div>
    ),
  ],
};
