import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { contract } from './TagField.contract.ts';
import { TagField } from './TagField.tsx';

const tags = ['stainless steel', 'cold rolled', 'food grade'];

const meta = {
  title: 'Components/Forms/TagField',
  component: TagField,
  parameters: { contract },
  decorators: [width(400)],
  args: { label: 'Keywords', onValueChange: fn() },
} satisfies Meta<typeof TagField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    defaultValue: tags,
    maxTags: 8,
    placeholder: 'Add a keyword',
    hint: 'Enter or a comma adds a keyword.',
    error: '',
    required: false,
    disabled: false,
  },
};

/** The box grows with its tags. */
export const WithTags: Story = { args: { defaultValue: tags } };

export const WithError: Story = { args: { required: true, error: 'Add at least one keyword.' } };

/** A long word breaks inside its tag. */
export const LongText: Story = {
  args: {
    defaultValue: ['Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft', 'b'],
  },
};

/** Every state. */
export const States: Story = {
  render: (args) => (
    <Column>
      <TagField {...args} label="Empty" placeholder="Add a keyword" hint="Enter or a comma adds a keyword." />
      <TagField {...args} label="With tags" defaultValue={tags} required />
      <TagField {...args} label="Invalid" error="Add at least one keyword." />
      <TagField {...args} label="Disabled" defaultValue={tags} disabled />
    </Column>
  ),
};

/** Tags begin at the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    lang: 'ar',
    label: 'الكلمات',
    defaultValue: ['فولاذ', 'cold rolled'],
    labels: { remove: (tag) => `أزل ${tag}` },
  },
};

export const Narrow: Story = { decorators: [width(180)], args: { defaultValue: tags } };
