import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { contract } from './FilterPanel.contract.ts';
import { FilterPanel } from './FilterPanel.tsx';
import type { FilterGroup } from './filters.ts';

const groups: FilterGroup[] = [
  {
    id: 'industry',
    label: 'Industry',
    choices: [
      { value: 'steel', label: 'Steel Manufacturing', count: 1240 },
      { value: 'it', label: 'IT Services', count: 318 },
      { value: 'auto', label: 'Automotive', count: 96 },
      { value: 'pharma', label: 'Pharmaceuticals', count: 41 },
      { value: 'retail', label: 'Retail', count: 12 },
      { value: 'ship', label: 'Shipbuilding', count: 0, disabled: true },
    ],
    shown: 4,
  },
  { id: 'price', label: 'Price', range: { kind: 'money', min: 0, max: 50_000, step: 500 } },
  {
    id: 'terms',
    label: 'Terms',
    choices: [
      { value: 'sample', label: 'Sends a sample', count: 410 },
      { value: 'credit', label: '30 days to pay', count: 88 },
    ],
    defaultOpen: false,
  },
];

const missing: FilterGroup[] = [
  { id: 'category', label: 'Category', choices: [], state: 'loading' },
  { id: 'industry', label: 'Industry', choices: [], state: 'error', onRetry: fn() },
  { id: 'port', label: 'Port', choices: [] },
];

const meta = {
  title: 'Components/Forms/FilterPanel',
  component: FilterPanel,
  parameters: { contract },
  decorators: [width(280)],
  args: { label: 'Filters', groups, resultCount: 1558, onValueChange: fn() },
} satisfies Meta<typeof FilterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { defaultValue: { industry: ['steel'] }, hideLabel: false, loading: false, disabled: false },
};

/** A choice that is made shows, although it stands below the first ones. */
export const Chosen: Story = {
  args: {
    defaultValue: { industry: ['steel', 'retail'], price: { from: 5000, to: null } },
    resultCount: 64,
  },
};

/** While the results are counted. */
export const Loading: Story = { args: { loading: true, defaultValue: { industry: ['it'] } } };

/** Choices that are loading, that could not be loaded, and that are none. */
export const ChoicesMissing: Story = {
  args: {
    groups: missing,
  },
};

/** A greatest number alone, and more results than are counted. */
export const Limit: Story = {
  args: {
    groups: [{ id: 'age', label: 'Age', limit: { min: 1, unit: 'days' } }],
    defaultValue: { age: { from: null, to: 7 } },
    resultCount: 10_000,
    resultLimit: 10_000,
  },
};

/** Every state. */
export const States: Story = {
  render: (args) => (
    <Column>
      {[
        { label: 'Nothing chosen' },
        { label: 'Chosen', defaultValue: { industry: ['steel', 'retail'] }, resultCount: 64 },
        { label: 'Choices missing', groups: missing },
        { label: 'Disabled', disabled: true, defaultValue: { industry: ['it'] } },
      ].map(({ label, ...props }) => (
        <FilterPanel key={label} {...args} {...props} label={label} />
      ))}
    </Column>
  ),
};

/** Counts stand at the left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    lang: 'ar',
    label: 'التصفية',
    groups: [
      {
        id: 'industry',
        label: 'القطاع',
        choices: [
          { value: 'steel', label: 'الفولاذ', count: 1240 },
          { value: 'food', label: 'الأغذية', count: 96 },
        ],
      },
    ],
    defaultValue: { industry: ['food'] },
    labels: {
      clearAll: 'امسح الكل',
      results: (count) => `${count} نتيجة`,
      chosen: (count) => `${count} مختار`,
    },
  },
};

/** Names wrap beside their counts. */
export const Narrow: Story = { decorators: [width(180)], args: { defaultValue: { industry: ['steel'] } } };
