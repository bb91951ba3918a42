import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { contract } from './LoadMore.contract.ts';
import { LoadMore } from './LoadMore.tsx';

const meta = {
  title: 'Components/Data display/LoadMore',
  component: LoadMore,
  parameters: { contract },
  args: { state: 'loading', onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { state: 'idle', distance: 480, endMessage: 'You have seen every product.' },
};

/** The button stays for keyboards and for browsers without IntersectionObserver. */
export const Idle: Story = { args: { state: 'idle' } };

/** A page that failed is loaded again only when the reader asks for it. */
export const Failed: Story = { args: { state: 'error' } };

/** Says that this was everything. */
export const End: Story = { args: { state: 'end', endMessage: 'You have seen every product.' } };

/** The four states below one another. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['idle', 'loading', 'error', 'end'] as const).map((state) => (
        <LoadMore key={state} {...args} state={state} endMessage="You have seen every product." />
      ))}
    </div>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { labels: { loading: 'جارٍ تحميل المزيد' }, lang: 'ar' },
};

/** In a column beside a conversation. */
export const Narrow: Story = {
  args: { state: 'error' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};
