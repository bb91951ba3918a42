import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { contract } from './PlanList.contract.ts';
import { PlanList } from './PlanList.tsx';

const meta = {
  title: 'Trade/Account/PlanList',
  component: PlanList,
  parameters: { contract, operated: 'Choosing' },
  args: { 'aria-label': 'Plans' },
} satisfies Meta<typeof PlanList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { decorators: [width(320)] };

export const Playground: Story = {
  args: { currentPlan: 'Dwarf NOVA', onSelect: fn() },
  decorators: [width(320)],
};

/** On a page there is space to compare. */
export const Cards: Story = { args: { layout: 'cards' } };

/** With a callback the other plans become buttons. */
export const Choosing: Story = { args: { layout: 'cards', currentPlan: 'Dwarf NOVA', onSelect: fn() } };

/** Both layouts, as text and as buttons. */
export const States: Story = {
  render: (args) => (
    <Column>
      <div style={{ maxInlineSize: 320 }}>
        <PlanList {...args} />
      </div>
      <div style={{ maxInlineSize: 320 }}>
        <PlanList {...args} onSelect={fn()} currentPlan="Super NOVA" />
      </div>
      <PlanList {...args} layout="cards" />
      <PlanList {...args} layout="cards" onSelect={fn()} currentPlan="Super NOVA" />
    </Column>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    lang: 'ar',
    'aria-label': 'الخطط',
    currentPlan: 'المجانية',
    plans: [
      { name: 'المجانية', rate: 'مجانًا' },
      { name: 'الكلاسيكية', rate: '$20' },
    ],
  },
  decorators: [width(320)],
};

/** Where space is short, 'Current plan' moves below the name and the rate stays beside it. */
export const Narrow: Story = { decorators: [width(160)] };
