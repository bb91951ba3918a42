import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '#components/Card/Card.tsx';
import { companies } from '#fixtures/companies.ts';
import { contract } from './CardGrid.contract.ts';
import { CardGrid } from './CardGrid.tsx';

const meta = {
  title: 'Components/Layout/CardGrid',
  component: CardGrid,
  parameters: { contract },
  args: {
    'aria-label': 'Companies',
    children: companies.map(({ id, companyName }) => <Card key={id}>{companyName}</Card>),
  },
} satisfies Meta<typeof CardGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { columns: 'auto' } };

/** One column on phones, two on tablets, three on wide screens. */
export const Three: Story = { args: { columns: 'three' } };

/** Both ways to lay out columns. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <CardGrid {...args} columns="auto" />
      <CardGrid {...args} columns="three" />
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Narrower than a column: the column shrinks. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};
