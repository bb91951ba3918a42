import type { Meta, StoryObj } from '@storybook/react-vite';
import { width } from '#docs/story-layout.tsx';
import { contract } from './Stepper.contract.ts';
import { Stepper, type StepperStep } from './Stepper.tsx';

const steps: StepperStep[] = [
  { label: 'Placed', description: '12 Nov, 09:40' },
  { label: 'Accepted', description: '12 Nov, 14:05' },
  { label: 'Dispatched', description: 'Expected 18 Nov' },
  { label: 'Delivered' },
];

const meta = {
  title: 'Components/Navigation/Stepper',
  component: Stepper,
  parameters: { contract },
  args: { label: 'Order PO-1042', steps, current: 2 },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { current: 1, stopped: false, orientation: 'horizontal' } };

/** It will not go on: the vendor has declined. */
export const Stopped: Story = {
  args: {
    current: 1,
    stopped: true,
    steps: [steps[0]!, { label: 'Accepted', description: 'Declined on 13 Nov' }, ...steps.slice(2)],
  },
};

/** Beside a form, whatever the width. */
export const Vertical: Story = { args: { orientation: 'vertical' } };

/** At the beginning, on the way, stopped and at the end, in both directions. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 40 }}>
      <Stepper {...args} label="Beginning" current={0} />
      <Stepper {...args} label="On the way" current={2} />
      <Stepper {...args} label="Stopped" current={1} stopped />
      <Stepper {...args} label="Done" current={4} />
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 24 }}>
        <Stepper {...args} label="Below one another" orientation="vertical" current={2} />
        <Stepper {...args} label="Stopped, below one another" orientation="vertical" current={1} stopped />
      </div>
    </div>
  ),
};

/** Words wrap below their markers. */
export const LongText: Story = {
  args: {
    steps: steps.map(({ label }) => ({
      label: `${label} by the warehouse in Jamshedpur`,
      description: 'Waits for the inspection of the material and the release of the advance',
    })),
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    lang: 'ar',
    label: 'الطلب',
    steps: [{ label: 'قُدّم' }, { label: 'قُبل' }, { label: 'أُرسل' }, { label: 'سُلّم' }],
    labels: { done: 'تم', stopped: 'توقف' },
  },
};

/** Where there is no room the steps are below one another. */
export const Narrow: Story = { decorators: [width(280)] };
