import type { Meta, StoryObj } from '@storybook/react-vite';
import { PencilLine } from 'lucide-react';
import { fn } from 'storybook/test';
import { contract } from './FloatingButton.contract.ts';
import { FloatingButton } from './FloatingButton.tsx';

const meta = {
  title: 'Components/FloatingButton',
  component: FloatingButton,
  parameters: { contract, layout: 'fullscreen', docs: { story: { inline: false, height: 200 } } },
  args: { label: 'Add a product', onClick: fn() },
} satisfies Meta<typeof FloatingButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { label: 'Create a request' } };

/** Another icon, where it does not add but write. */
export const OtherIcon: Story = { args: { label: 'Write a message', icon: <PencilLine /> } };

/** As it rests. */
export const States: Story = {};

/** At the end of the line, which is on the left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Above the navigation at the foot of small screens. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };
