import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Link } from '#components/Link/Link.tsx';
import { contract } from './Tooltip.contract.ts';
import { Tooltip, type TooltipProps } from './Tooltip.tsx';

const centred: Decorator = (Story) => (
  <div style={{ display: 'grid', placeItems: 'center', minBlockSize: 160 }}>
    <Story />
  </div>
);

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  parameters: { contract, docs: { story: { inline: false, height: '240px' } } },
  decorators: [centred],
  args: {
    content: 'Clients see it within a minute',
    children: <Button variant="secondary">Publish</Button>,
    onOpenChange: fn(),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultOpen: true } };

export const Playground: Story = { args: { side: 'top', align: 'center', delay: 500 } };

/** The keyboard shortcut of a button. */
export const Keys: Story = {
  args: {
    defaultOpen: true,
    content: 'Control+E',
    children: <Button variant="ghost">Archive</Button>,
  },
};

/** On a link it says a little about where it leads. */
export const OnALink: Story = {
  args: {
    defaultOpen: true,
    content: 'Opens the price list of May',
    children: <Link href="#prices">Price list</Link>,
  },
};

/** More than a line of words wraps. */
export const LongText: Story = {
  args: {
    defaultOpen: true,
    content: 'The price before taxes, for one piece, as it was when the request was sent.',
  },
};

const sides: NonNullable<TooltipProps['side']>[] = ['start', 'top', 'bottom', 'end'];

/** The four sides, in reading direction. */
export const States: Story = {
  render: ({ content }) => (
    <div style={{ display: 'grid', justifyItems: 'center', gap: 48, paddingBlock: 48 }}>
      {sides.map((side) => (
        <Tooltip key={side} content={content} side={side} open>
          <Button variant="secondary">{side}</Button>
        </Tooltip>
      ))}
    </div>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    defaultOpen: true,
    lang: 'ar',
    side: 'end',
    content: 'يراه العملاء خلال دقيقة',
    children: (
      <Button lang="ar" variant="secondary">
        نشر
      </Button>
    ),
  },
};

/** It stays within the narrowest screen. */
export const Narrow: Story = {
  ...LongText,
  globals: { viewport: { value: 'mobile1' } },
};
