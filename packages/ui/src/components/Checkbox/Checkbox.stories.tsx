import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { contract } from './Checkbox.contract.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  parameters: { contract },
  decorators: [width(360)],
  args: { label: 'Send samples before the order', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { hint: '', error: '', required: false, disabled: false, hideLabel: false, indeterminate: false },
};

/** Ticked, to begin with. */
export const Ticked: Story = { args: { defaultChecked: true } };

/** What ticking it means, where the words alone do not say. */
export const WithHint: Story = { args: { hint: 'The buyer pays the freight.' } };

/** What is wrong and how to mend it. */
export const WithError: Story = {
  args: { label: 'The goods are ours to sell', required: true, error: 'Tick this to list the product.' },
};

/** In a table the column tells what it is; the name stays for those who listen. */
export const HiddenLabel: Story = { args: { hideLabel: true } };

const wares = ['Coils', 'Beams', 'Plates'];

/** One that stands for several shows a dash while some of them are ticked. */
export const Indeterminate: Story = {
  render: function Render(args) {
    const [ticked, setTicked] = useState<readonly string[]>(['Coils']);
    return (
      <>
        <Checkbox
          {...args}
          label="All wares"
          checked={ticked.length === wares.length}
          indeterminate={ticked.length > 0 && ticked.length < wares.length}
          onCheckedChange={(all) => setTicked(all ? wares : [])}
        />
        <div style={{ paddingInlineStart: 32 }}>
          {wares.map((ware) => (
            <Checkbox
              key={ware}
              label={ware}
              checked={ticked.includes(ware)}
              onCheckedChange={(on) => setTicked(wares.filter((w) => (w === ware ? on : ticked.includes(w))))}
            />
          ))}
        </div>
      </>
    );
  },
};

/** Every state. */
export const States: Story = {
  render: (args) => (
    <Column>
      <Checkbox {...args} label="Not ticked" />
      <Checkbox {...args} label="Ticked" defaultChecked hint="The buyer pays the freight." />
      <Checkbox {...args} label="Some of several" indeterminate />
      <Checkbox {...args} label="Required" required />
      <Checkbox
        {...args}
        label="Invalid"
        required
        error="Tick this to list the product."
        hint="It is checked."
      />
      <Checkbox {...args} label="Disabled" disabled />
      <Checkbox {...args} label="Disabled, ticked" disabled defaultChecked />
      <Checkbox {...args} label="Disabled, some of several" disabled indeterminate />
    </Column>
  ),
};

/** The box is at the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'إرسال عينات قبل الطلب',
    hint: 'يدفع المشتري أجور الشحن.',
    defaultChecked: true,
    required: true,
    lang: 'ar',
  },
};

/** Long words wrap beside the box. */
export const Narrow: Story = {
  decorators: [width(180)],
  args: { label: 'Tell me about every new request in my industry', hint: 'Not more than once a day.' },
};
