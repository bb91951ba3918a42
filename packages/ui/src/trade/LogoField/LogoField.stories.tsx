import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { contract } from './LogoField.contract.ts';
import { LogoField } from './LogoField.tsx';

const meta = {
  title: 'Trade/Companies/LogoField',
  component: LogoField,
  parameters: { contract },
  args: { hasLogo: true, accept: 'image/png,image/jpeg', onChoose: fn(), onRemove: fn() },
} satisfies Meta<typeof LogoField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { state: 'idle', error: '' } };

/** Nothing to remove yet. */
export const NoLogo: Story = { args: { hasLogo: false } };

/** The chosen picture is on its way; it is announced, and neither button can be pressed. */
export const Uploading: Story = { args: { state: 'uploading' } };

/** The logo is being removed. */
export const Removing: Story = { args: { state: 'removing' } };

/** Why the picture was refused, in the words of the server. */
export const Refused: Story = { args: { error: 'File must be an image of at most 40 megapixels.' } };

/** Everything that it can look like. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <LogoField {...args} />
      <LogoField {...args} hasLogo={false} />
      <LogoField {...args} state="uploading" />
      <LogoField {...args} state="removing" />
      <LogoField {...args} error="File must be an image of at most 40 megapixels." />
    </div>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = {
  args: { error: 'File is an image that cannot be read. It may be damaged.' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 220 }}>
        <Story />
      </div>
    ),
  ],
};
