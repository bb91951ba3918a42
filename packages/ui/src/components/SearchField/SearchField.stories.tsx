import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { contract } from './SearchField.contract.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Components/Forms/SearchField',
  component: SearchField,
  parameters: { contract },
  decorators: [width(360)],
  args: { onSearch: fn(), onValueChange: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { label: 'Search', placeholder: 'Search...', size: 'md', disabled: false },
};

/** With text there is a button to clear it. */
export const WithText: Story = { args: { defaultValue: 'olive oil' } };

/** Every size and state. */
export const States: Story = {
  // A page has one search; this one has four to compare.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <Column>
      <SearchField {...args} label="Small search" size="sm" />
      <SearchField {...args} label="Medium search" defaultValue="olive oil" />
      <SearchField {...args} label="Large search" size="lg" defaultValue="olive oil" />
      <SearchField {...args} label="Disabled search" disabled />
    </Column>
  ),
};

/** The glass begins at the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { placeholder: 'بحث', defaultValue: 'زيت', lang: 'ar' },
};

/** Both buttons keep their size. */
export const Narrow: Story = { decorators: [width(160)], args: { defaultValue: 'cold-pressed olive oil' } };
