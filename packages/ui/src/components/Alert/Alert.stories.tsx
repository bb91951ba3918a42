import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { contract } from './Alert.contract.ts';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'Components/Feedback/Alert',
  component: Alert,
  parameters: { contract, operated: 'Dismissible' },
  args: { children: 'Your profile is shown to every company on Guildhall.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

const stack = { display: 'grid', gap: 16, maxInlineSize: 560 } as const;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    tone: 'critical',
    title: 'Not saved',
    children: 'An error occurred while saving your details.',
    onDismiss: fn(),
  },
};

/** The tone is news of that kind, told by colour, icon and words. */
export const Tones: Story = {
  render: () => (
    <div style={stack}>
      <Alert tone="info">Other companies find you sooner with a complete profile.</Alert>
      <Alert tone="positive">Details saved successfully!</Alert>
      <Alert tone="caution">You have left the budget empty.</Alert>
      <Alert tone="critical">An error occurred while logging in.</Alert>
    </div>
  ),
};

/** A title when the message is longer than a line. */
export const WithTitle: Story = {
  args: {
    tone: 'caution',
    title: 'Your session ends soon',
    children: 'Save what you have written, or it will be gone when you are asked to log in again.',
  },
};

/** What failed can be tried again here. */
export const WithActions: Story = {
  args: {
    tone: 'critical',
    title: 'Products could not be loaded',
    children: 'The connection was lost.',
    actions: (
      <Button variant="secondary" size="sm">
        Try again
      </Button>
    ),
  },
};

/** It can be dismissed. */
export const Dismissible: Story = { args: { onDismiss: fn() } };

/** Every tone with everything it can hold. */
export const States: Story = {
  render: (args) => (
    <div style={stack}>
      {(['info', 'positive', 'caution', 'critical'] as const).map((tone) => (
        <Alert
          key={tone}
          {...args}
          tone={tone}
          title="Your profile is public"
          onDismiss={fn()}
          actions={
            <Button variant="secondary" size="sm">
              View profile
            </Button>
          }
        />
      ))}
    </div>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { tone: 'positive', children: 'تم حفظ التفاصيل بنجاح!', onDismiss: fn(), lang: 'ar' },
};

/** Long words wrap. */
export const Narrow: Story = {
  args: {
    tone: 'critical',
    title: 'Not sent',
    children: 'accounts-payable.northwind@internationalizationworks-manufacturing.example is not known.',
    onDismiss: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};
