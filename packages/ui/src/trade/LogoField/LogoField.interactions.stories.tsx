import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LogoField, type LogoFieldProps } from './LogoField.tsx';

const meta = {
  title: 'Trade/Companies/LogoField/Interactions',
  component: LogoField,
  tags: ['!autodocs', '!manifest'],
  args: { hasLogo: true, accept: 'image/png', onChoose: fn(), onRemove: fn() },
} satisfies Meta<typeof LogoField>;
export default meta;
type Story = StoryObj<typeof meta>;

const logo = () => new File(['logo'], 'logo.png', { type: 'image/png' });
const inputIn = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLInputElement>('[data-part="input"]')!;
/** Is called when the field asks for a file, in a dialog that no story can answer. */
function watchAsking(input: HTMLInputElement) {
  const onAsk = fn((event: Event) => event.preventDefault());
  input.addEventListener('click', onAsk, { once: true });
  return onAsk;
}

/** An app that removes at once. */
function Removing(props: LogoFieldProps) {
  const [hasLogo, setHasLogo] = useState(true);
  return <LogoField {...props} hasLogo={hasLogo} onRemove={() => setHasLogo(false)} />;
}

export const ChosenByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    const input = inputIn(canvasElement);
    await expect(input).toHaveAttribute('accept', 'image/png');
    const onAsk = watchAsking(input);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Change logo' }));
    await waitFor(() => expect(onAsk).toHaveBeenCalled());
    const file = logo();
    await userEvent.upload(input, file);
    await expect(args.onChoose).toHaveBeenCalledWith(file);
    await userEvent.upload(input, file);
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
  },
};

export const ChosenByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const onAsk = watchAsking(inputIn(canvasElement));
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Change logo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onAsk).toHaveBeenCalled());
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Remove logo' })).toHaveFocus();
  },
};

export const RemovedByKeyboardKeepsTheFocusHere: Story = {
  render: (args) => <Removing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change logo' })).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: 'Remove logo' })).toBeNull();
  },
};

export const IgnoresPressesWhileUploading: Story = {
  args: { state: 'uploading' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Uploading the logo');
    let opened = false;
    inputIn(canvasElement).addEventListener('click', () => (opened = true));
    await userEvent.click(canvas.getByRole('button', { name: 'Change logo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove logo' }));
    await expect(opened).toBe(false);
    await expect(args.onRemove).not.toHaveBeenCalled();
    // The spinner says that it is loading.
    await expect(canvas.getByRole('button', { name: 'Change logo' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const TellsWhyItWasRefused: Story = {
  args: { error: 'File is an image that cannot be read. It may be damaged.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('cannot be read');
  },
};
