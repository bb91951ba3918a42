import type { Meta, StoryObj } from '@storybook/react-vite';
import { PencilLine } from 'lucide-react';
import { fn } from 'storybook/test';
import { contract } from './FloatingButton.contract.ts';
import { FloatingButton } from './FloatingButton.tsx';

const meta = {
  title: 'Components/Actions/FloatingButton',
  component: FloatingButton,
  parameters: { contract, layout: 'fullscreen', docs: { story: { inline: false, height: 200 } } },
  args: { label: 'Add a Product', onClick: fn() },
} satisfies Meta<typeof FloatingButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { label: 'Create a Request' } };

/** Another icon, for an action that does not add something. */
export const OtherIcon: Story = { args: { label: 'Write a message', icon: <PencilLine /> } };

/** At rest, with another icon, and with the focus; each in a frame that stands for the window. */
export const States: Story = {
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
        gap: 16,
        padding: 16,
      }}
    >
      {[{ label: args.label }, { label: 'Write a message', icon: <PencilLine /> }, { label: 'Focused' }].map(
        ({ label, icon }) => (
          // A transform makes this frame the containing block of fixed elements.
          <div
            key={label}
            style={{ transform: 'translate(0)', blockSize: 200, border: '1px solid var(--gh-color-border)' }}
          >
            <FloatingButton {...args} label={label} icon={icon} />
          </div>
        ),
      )}
    </div>
  ),
  parameters: { docs: { story: { height: 264 } } },
  play: ({ canvas }) => canvas.getByRole('button', { name: 'Focused' }).focus(),
};

/** On small screens at the end of the line, which is on the left. */
export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'mobile1' } } };

/** Above the navigation at the foot of small screens. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
