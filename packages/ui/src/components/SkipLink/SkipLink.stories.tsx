import type { Meta, StoryObj } from '@storybook/react-vite';
import { contract } from './SkipLink.contract.ts';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Components/Navigation/SkipLink',
  component: SkipLink,
  parameters: { contract, docs: { story: { inline: false, height: '160px' } } },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id={args.targetId ?? 'content'} tabIndex={-1} style={{ paddingBlockStart: 48 }}>
        <p>Press Tab to see the link.</p>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Out of sight until the focus reaches it. */
export const Default: Story = {};

export const Playground: Story = { args: { targetId: 'products', children: 'Skip to the products' } };

/** As it shows while it has the focus. */
export const States: Story = {
  globals: { state: 'focus-visible' },
};

export const RightToLeft: Story = {
  ...States,
  globals: { ...States.globals, direction: 'rtl' },
  args: { lang: 'ar', children: 'انتقل إلى المحتوى' },
};

export const Narrow: Story = { ...States, globals: { ...States.globals, viewport: { value: 'mobile1' } } };
