import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { industries } from '../../fixtures/industries.ts';
import { portsByCoast } from '../../fixtures/ports.ts';
import { contract } from './MultiSelect.contract.ts';
import { MultiSelect } from './MultiSelect.tsx';

const chosen = industries.slice(2, 5);

const meta = {
  title: 'Components/Forms/MultiSelect',
  component: MultiSelect,
  parameters: { contract, anatomy: 'Open' },
  decorators: [width(400)],
  args: { label: 'Industries', options: industries, onValueChange: fn() },
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    defaultValue: chosen,
    placeholder: 'Search industries',
    hint: 'Where you buy and sell.',
    error: '',
    required: false,
    disabled: false,
    readOnly: false,
    loading: false,
  },
};

/** The list stays open while one chooses, and marks what is chosen. */
export const Open: Story = {
  args: { defaultValue: chosen },
  parameters: { docs: { story: { inline: false, height: '440px' } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await expect(await within(document.body).findByRole('listbox')).toBeVisible();
  },
};

/** Choices in groups: one of which nothing matches the text is left out. */
export const Groups: Story = {
  args: { label: 'Ports', options: portsByCoast, defaultValue: ['INCOK', 'INMAA'] },
  parameters: { docs: { story: { inline: false, height: '440px' } } },
  play: Open.play!,
};

/** While a server looks for choices. */
export const Loading: Story = { args: { options: [], filter: 'none', loading: true } };

/** What is wrong, below the field. */
export const WithError: Story = { args: { required: true, error: 'Choose at least one industry.' } };

/** Every state. */
export const States: Story = {
  render: (args) => (
    <Column>
      <MultiSelect {...args} label="Empty" placeholder="Search industries" hint="Where you buy and sell." />
      <MultiSelect {...args} label="Chosen" defaultValue={chosen} required />
      <MultiSelect {...args} label="Loading" loading />
      <MultiSelect {...args} label="Invalid" error="Choose at least one industry." />
      <MultiSelect {...args} label="Disabled" defaultValue={chosen} disabled />
      <MultiSelect {...args} label="Read only" defaultValue={chosen} readOnly />
    </Column>
  ),
};

/** Choices begin at the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    lang: 'ar',
    label: 'القطاعات',
    options: ['المنسوجات', 'الأغذية', 'المعادن'],
    defaultValue: ['الأغذية'],
    labels: { remove: (label) => `أزل ${label}` },
  },
};

export const Narrow: Story = { decorators: [width(180)], args: { defaultValue: chosen } };
