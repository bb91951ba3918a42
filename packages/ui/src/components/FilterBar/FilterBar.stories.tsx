import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Card } from '#components/Card/Card.tsx';
import { CardGrid } from '#components/CardGrid/CardGrid.tsx';
import type { FilterGroup, FilterValues } from '#components/FilterPanel/filters.ts';
import { SortMenu } from '#components/SortMenu/SortMenu.tsx';
import { companies } from '#fixtures/companies.ts';
import { Column, width } from '#docs/story-layout.tsx';
import { contract } from './FilterBar.contract.ts';
import { FilterBar } from './FilterBar.tsx';

const groups: FilterGroup[] = [
  {
    id: 'industry',
    label: 'Industry',
    choices: [
      { value: 'steel', label: 'Steel Manufacturing', count: 1240 },
      { value: 'it', label: 'IT Services', count: 318 },
      { value: 'auto', label: 'Automotive', count: 96 },
    ],
  },
  { id: 'price', label: 'Price', range: { kind: 'money', min: 0, max: 50_000, step: 500, openEnded: true } },
  { id: 'order', label: 'Minimum order', limit: { min: 1 } },
];

const meta = {
  title: 'Components/Forms/FilterBar',
  component: FilterBar,
  parameters: { contract, layout: 'padded' },
  args: {
    groups,
    value: { industry: ['steel', 'auto'], price: { from: 500, to: null } },
    onValueChange: fn(),
    resultCount: 1336,
    trailing: (
      <SortMenu
        options={[
          { value: 'newest', label: 'Newest' },
          { value: 'name', label: 'Name' },
        ]}
      />
    ),
    children: (
      <CardGrid aria-label="Companies">
        {companies.map(({ id, companyName }) => (
          <Card key={id}>{companyName}</Card>
        ))}
      </CardGrid>
    ),
  },
  argTypes: { children: { control: false }, trailing: { control: false } },
  render: function Render({ value: first, ...args }) {
    const [value, setValue] = useState<FilterValues>(first);
    return <FilterBar {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A screen with room for the rail. */
const wide = {
  globals: { viewport: { value: 'xl' } },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Story;

export const Default: Story = {};

export const Playground: Story = { args: { rail: false, loading: false, resultLimit: 10_000 } };

/** On a screen of 1536 px the filters stand beside the list. */
export const Rail: Story = { ...wide, args: { rail: true } };

/** Nothing is chosen. */
export const Empty: Story = { args: { value: {} } };

/** While the results are counted the number of before stays. */
export const Loading: Story = { args: { loading: true } };

/** Many choices wrap below one another. */
export const LongText: Story = {
  args: {
    groups: [
      {
        id: 'category',
        label: 'Category',
        choices: Array.from({ length: 8 }, (_, index) => ({
          value: String(index),
          label: `Cold-drawn seamless precision tubes, grade ${index + 1}`,
        })),
      },
    ],
    value: { category: ['0', '1', '2', '3', '4', '5', '6', '7'] },
  },
};

/** Something, nothing and more than is counted. */
export const States: Story = {
  render: (args) => (
    <Column>
      <FilterBar {...args} />
      <FilterBar {...args} value={{}} resultCount={10_000} resultLimit={10_000} />
      <FilterBar {...args} rail value={{ order: { from: null, to: 10 } }} />
    </Column>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** The controls wrap below the button, and the chips below them. */
export const Narrow: Story = { decorators: [width(328)] };
