import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { createToaster, type ToastAction, type ToastOptions } from './create-toaster.ts';
import { contract } from './Toaster.contract.ts';
import { Toaster } from './Toaster.tsx';

const meta = {
  title: 'Components/Feedback/Toaster',
  component: Toaster,
  parameters: { contract, layout: 'fullscreen', docs: { story: { inline: false, height: '360px' } } },
  args: { toaster: createToaster(), style: { insetBlockStart: 0 } },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A store whose toasts are there from the start and stay. */
function toasterWith(
  ...toasts: [message: ReactNode, tone?: NonNullable<ToastOptions['tone']>, action?: ToastAction][]
) {
  const toaster = createToaster();
  for (const [message, tone = 'info', action] of toasts)
    toaster.toast(message, { tone, duration: Infinity, action });
  return toaster;
}

export const Default: Story = {
  args: { toaster: toasterWith(['Connection request sent successfully!', 'positive']) },
};

const playground = createToaster();

export const Playground: Story = {
  args: { toaster: playground, placement: 'top-end' },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 16 }}>
      <Button onClick={() => playground.toast('Product added successfully!', { tone: 'positive' })}>
        Show a toast
      </Button>
      <Button
        variant="secondary"
        onClick={() => playground.toast('The price list is being read.', { id: 'list', duration: Infinity })}
      >
        Begin
      </Button>
      <Button
        variant="secondary"
        onClick={() => playground.toast('The price list is read.', { id: 'list', tone: 'positive' })}
      >
        End
      </Button>
      <Button variant="secondary" onClick={() => playground.dismiss()}>
        Dismiss all
      </Button>
      <Toaster {...args} />
    </div>
  ),
};

/** The tone tells at a glance whether one may read on or should act. */
export const Tones: Story = {
  args: {
    toaster: toasterWith(
      ['Bharat Steel Works has seen your request.', 'info'],
      ['Details saved successfully!', 'positive'],
      ['Please enter a valid email address.', 'caution'],
      ['Failed to accept connection. Please try again.', 'critical'],
    ),
  },
};

/** What can be done about it is done in the toast. */
export const WithAction: Story = {
  args: {
    toaster: toasterWith(
      ['“Walnut desk” was archived.', 'info', { label: 'Undo', onPress: () => {} }],
      [
        'Connect with Bharat Steel Works to ask for an estimate.',
        'info',
        { label: 'Connect', onPress: () => {} },
      ],
    ),
  },
};

/** A long message wraps; it is never cut off. */
export const LongMessage: Story = {
  args: {
    toaster: toasterWith([
      'The picture at https://pictures.internationalizationworks-manufacturing.example/walnut/standing-desk.jpg could not be loaded, so your product was added without it.',
      'caution',
    ]),
  },
};

/** Twenty at once scroll within their corner, the newest in sight, and the page stays in use. */
export const Many: Story = {
  args: {
    toaster: toasterWith(
      ...Array.from({ length: 20 }, (_, index): [string] => [`Message ${index + 1} has been sent.`]),
    ),
  },
};

/** At the bottom, where the top of the screen is taken. */
export const Bottom: Story = {
  args: { ...Default.args, placement: 'bottom-end', style: {} },
};

/** Every tone, in one stack. */
export const States: Story = { ...Tones };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { lang: 'ar', toaster: toasterWith(['تم إرسال طلب الاتصال بنجاح!', 'positive']) },
};

/** On a phone a toast takes the whole width, below the top bar. */
export const Narrow: Story = { ...Tones, globals: { viewport: { value: 'mobile1' } } };
