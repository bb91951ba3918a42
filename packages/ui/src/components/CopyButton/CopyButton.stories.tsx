import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row, width } from '#docs/story-layout.tsx';
import { contract } from './CopyButton.contract.ts';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Components/Actions/CopyButton',
  component: CopyButton,
  parameters: { contract },
  args: { text: 'PO-1042' },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { label: 'Copy order number', variant: 'secondary', size: 'md' } };

/** Right behind what it copies. */
export const BesideItsText: Story = {
  args: { iconOnly: true, label: 'Copy order number' },
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 4 }}>
      <span>{args.text}</span>
      <CopyButton {...args} />
    </div>
  ),
};

/** Variants and sizes, with words and with an icon alone. */
export const States: Story = {
  render: (args) => (
    <Row>
      {(['primary', 'secondary', 'ghost'] as const).map((variant) => (
        <CopyButton key={variant} {...args} variant={variant} />
      ))}
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <CopyButton key={size} {...args} size={size} label={`Copy, ${size}`} />
      ))}
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <CopyButton key={size} {...args} size={size} iconOnly label={`Copy with an icon, ${size}`} />
      ))}
      <CopyButton {...args} disabled />
      <CopyButton {...args} disabled iconOnly label="Copy, disabled" />
    </Row>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { lang: 'ar', labels: { copy: 'نسخ', copied: 'تم النسخ', failed: 'تعذّر النسخ' } },
};

/** Long words wrap. */
export const Narrow: Story = {
  decorators: [width(140)],
  args: { label: 'Copy the address of the warehouse' },
};
