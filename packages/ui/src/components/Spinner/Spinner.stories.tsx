import type { Meta, StoryObj } from '@storybook/react-vite';
import { Column, Row, width } from '#docs/story-layout.tsx';
import { contract } from './Spinner.contract.ts';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  parameters: { contract },
  args: { label: 'Loading companies' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'md' } };

/** Beside text that names the wait the ring is decoration: without its own label, or it is read twice. */
export const BesideWords: Story = {
  render: () => (
    <Row>
      <Spinner size="sm" /> Loading companies
    </Row>
  ),
};

/** Every size, and the colour of the text around it. */
export const States: Story = {
  render: (args) => (
    <Column>
      <Row>
        <Spinner {...args} size="sm" />
        <Spinner {...args} size="md" />
        <Spinner {...args} size="lg" />
      </Row>
      <div style={{ color: 'var(--gh-color-accent-fg)' }}>
        <Spinner {...args} size="lg" />
      </div>
    </Column>
  ),
};

/** The ring turns the same way in every script. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** It never shrinks in a crowded row. */
export const Narrow: Story = {
  decorators: [width(96)],
  render: (args) => (
    <div style={{ display: 'flex', gap: 8 }}>
      <Spinner {...args} />
      <span>Northwind Traders</span>
    </div>
  ),
};
