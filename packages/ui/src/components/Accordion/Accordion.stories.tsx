import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { Accordion, type AccordionItem } from './Accordion.tsx';
import { contract } from './Accordion.contract.ts';

const items: AccordionItem[] = [
  {
    value: 'delivery',
    title: 'How long does delivery take?',
    content: 'Two to four days by road within a state, a week by rail, three weeks by sea.',
    defaultOpen: true,
  },
  {
    value: 'payment',
    title: 'How do I pay?',
    content: 'By bank transfer within 30 days of the invoice. Vendors may ask for an advance.',
  },
  {
    value: 'returns',
    title: 'Can goods be returned?',
    content: 'Within 14 days, in their packing. Material cut to your sizes cannot be returned.',
  },
];

const meta = {
  title: 'Components/Data display/Accordion',
  component: Accordion,
  parameters: { contract },
  decorators: [width(560)],
  args: { items, onOpenChange: fn() },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { open: 'several', headingLevel: 3 } };

/** Opening one closes the other. */
export const OneOpen: Story = { args: { open: 'one' } };

/** How many filters of each group are active. */
export const WithMeta: Story = {
  args: { items: items.map((item, index) => ({ ...item, meta: index * 2 || undefined })) },
};

/** All open, all closed, and with numbers. */
export const States: Story = {
  render: (args) => (
    <Column>
      <Accordion {...args} items={items.map((item) => ({ ...item, defaultOpen: true }))} />
      <Accordion {...args} items={items.map((item) => ({ ...item, defaultOpen: false, meta: 12 }))} />
    </Column>
  ),
};

/** A long title wraps beside its arrow. */
export const LongText: Story = {
  args: {
    items: items.map((item) => ({
      ...item,
      title: 'How long does delivery take when goods are cut to size, galvanised and packed for sea freight?',
      meta: '12 active',
    })),
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    lang: 'ar',
    items: [
      {
        value: 'delivery',
        title: 'كم يستغرق التسليم؟',
        content: 'من يومين إلى أربعة أيام.',
        defaultOpen: true,
      },
      { value: 'payment', title: 'كيف أدفع؟', meta: 2, content: 'بتحويل مصرفي.' },
    ],
  },
};

export const Narrow: Story = { decorators: [width(240)] };
