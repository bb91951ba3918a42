import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { aMoment } from '#fixtures/a-moment.ts';
import { contract } from './AlertDialog.contract.ts';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  title: 'Components/Overlays/AlertDialog',
  component: AlertDialog,
  parameters: { contract, docs: { story: { inline: false, height: '400px' } } },
  args: {
    title: 'Delete this product?',
    description:
      'Cold rolled coil leaves your store, and clients can no longer ask for it. This cannot be undone.',
    confirmLabel: 'Delete product',
    tone: 'critical',
    trigger: <Button variant="secondary">Delete product</Button>,
    onConfirm: fn(),
    onOpenChange: fn(),
  },
  argTypes: { trigger: { control: false } },
} satisfies Meta<typeof AlertDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultOpen: true } };

export const Playground: Story = { args: { defaultOpen: true, labels: { cancel: 'Cancel' } } };

/** Nothing is lost; the question is asked because other people notice. Focus starts on the confirming button. */
export const Neutral: Story = {
  args: {
    defaultOpen: true,
    tone: 'neutral',
    title: 'Send this request to 24 vendors?',
    description: 'Each of them gets a notification.',
    confirmLabel: 'Send request',
    labels: { cancel: 'Keep editing' },
  },
};

/** While the server works the question stays, and nothing can be pressed. */
export const Busy: Story = { args: { defaultOpen: true, busy: true } };

/** The caller keeps `open` and `busy`, as with a call to a server. It closes when the call is over. */
export const Asynchronous: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    const [busy, setBusy] = useState(false);
    const remove = async () => {
      args.onConfirm();
      setBusy(true);
      await aMoment();
      setBusy(false);
      setOpen(false);
    };
    return (
      <AlertDialog {...args} open={open} onOpenChange={setOpen} busy={busy} onConfirm={() => void remove()} />
    );
  },
};

/** What is at stake can be shown between the words and the buttons. */
export const WithDetails: Story = {
  args: {
    defaultOpen: true,
    title: 'Delete 3 products?',
    description: 'They leave your store at once.',
    confirmLabel: 'Delete products',
    children: (
      <ul style={{ paddingInlineStart: 24, listStyle: 'disc' }}>
        <li>Cold rolled coil</li>
        <li>Galvanised sheet</li>
        <li>Chequered plate</li>
      </ul>
    ),
  },
};

/** Long names and long words wrap, also on the buttons. */
export const LongText: Story = {
  args: {
    defaultOpen: true,
    title: 'Remove the connection with the Consolidated International Manufacturing and Trading Company?',
    confirmLabel: 'Remove the connection for both companies',
    labels: { cancel: 'Keep the connection' },
  },
};

/** Long words, open. */
export const States: Story = {
  args: {
    defaultOpen: true,
    title: 'Remove the connection with Raghunathan, Venkataraman & Sons International?',
    description:
      'They can no longer write to you, nor you to them. What you have written to each other is kept, and comes back when you connect again.',
    confirmLabel: 'Remove connection',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    defaultOpen: true,
    lang: 'ar',
    title: 'حذف هذا المنتج؟',
    description: 'لن يتمكن العملاء من طلبه بعد الآن.',
    confirmLabel: 'حذف',
    labels: { cancel: 'إلغاء' },
  },
};

/** On a phone it is a sheet at the foot of the screen, its buttons in reach of the thumb. */
export const Narrow: Story = {
  args: { defaultOpen: true },
  globals: { viewport: { value: 'mobile1' } },
};
