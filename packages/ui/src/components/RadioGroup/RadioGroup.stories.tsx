import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { contract } from './RadioGroup.contract.ts';
import { RadioGroup, type RadioOption } from './RadioGroup.tsx';

const options: RadioOption[] = [
  { value: 'road', label: 'By road' },
  { value: 'rail', label: 'By rail' },
  { value: 'sea', label: 'By sea' },
];
const explained: RadioOption[] = [
  { value: 'road', label: 'By road', hint: 'Two to four days, to your door.' },
  { value: 'rail', label: 'By rail', hint: 'A week, to the nearest freight station.' },
  { value: 'sea', label: 'By sea', hint: 'Not from this vendor.', disabled: true },
];

const meta = {
  title: 'Components/Forms/RadioGroup',
  component: RadioGroup,
  parameters: { contract },
  decorators: [width(360)],
  args: { label: 'Delivery', options, onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: 'road' } };

export const Playground: Story = {
  args: {
    defaultValue: 'road',
    orientation: 'vertical',
    hint: '',
    error: '',
    required: false,
    disabled: false,
    hideLabel: false,
  },
};

/** Nothing is chosen for the reader, where no answer is the usual one. */
export const NothingChosen: Story = { args: { required: true } };

/** What choosing an answer means, and an answer that is not to be chosen now. */
export const WithHints: Story = { args: { options: explained, defaultValue: 'rail' } };

/** Two or three short answers side by side. */
export const Horizontal: Story = { args: { orientation: 'horizontal', defaultValue: 'road' } };

/** What is wrong and how to mend it, below the answers. */
export const WithError: Story = { args: { required: true, error: 'Choose how the goods travel.' } };

/** Every state. */
export const States: Story = {
  render: (args) => (
    <Column>
      <RadioGroup {...args} label="Chosen" defaultValue="road" hint="You can change it later." />
      <RadioGroup {...args} label="Side by side" orientation="horizontal" defaultValue="rail" />
      <RadioGroup {...args} label="With hints" options={explained} defaultValue="rail" />
      <RadioGroup {...args} label="Invalid" required error="Choose how the goods travel." />
      <RadioGroup {...args} label="Disabled" disabled defaultValue="road" />
    </Column>
  ),
};

/** Dots are at the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'التسليم',
    required: true,
    defaultValue: 'road',
    options: [
      { value: 'road', label: 'برًّا', hint: 'من يومين إلى أربعة أيام.' },
      { value: 'sea', label: 'بحرًا' },
    ],
    lang: 'ar',
  },
};

/** Words wrap beside their dots, and what stood side by side goes below. */
export const Narrow: Story = {
  decorators: [width(180)],
  args: { orientation: 'horizontal', defaultValue: 'road', options: explained },
};
