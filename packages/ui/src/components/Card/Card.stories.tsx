import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from './Card.contract.ts';
import { Card } from './Card.tsx';

const meta = {
  title: 'Components/Layout/Card',
  component: Card,
  parameters: { contract },
  args: {
    children: (
      <>
        <h3>Company information</h3>
        <p>Steel Manufacturing, 51 to 200 people, Jamshedpur.</p>
      </>
    ),
  },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'raised', padding: 'lg' } };

/** Outlined by default; raised for the one thing that matters; sunken for what is secondary. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Card {...args} variant="outlined" />
      <Card {...args} variant="raised" />
      <Card {...args} variant="sunken" />
    </div>
  ),
};

/** The look on another element. Of a link the whole card is the target, with an edge under the pointer and a focus ring. */
export const AsChild: Story = {
  args: {
    asChild: true,
    children: (
      <a href="#steel">
        <h3>Bharat Steel Works</h3>
        <p>Steel Manufacturing, 51 to 200 people, Jamshedpur.</p>
      </a>
    ),
  },
};

/** Every variant with every padding. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' }}>
      {(['outlined', 'raised', 'sunken'] as const).flatMap((variant) =>
        (['none', 'sm', 'md', 'lg'] as const).map((padding) => (
          <Card key={variant + padding} {...args} variant={variant} padding={padding}>
            {variant}, {padding}
          </Card>
        )),
      )}
    </div>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: <p lang="ar">معلومات الشركة</p> },
};

/** It takes the room it is given. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};
