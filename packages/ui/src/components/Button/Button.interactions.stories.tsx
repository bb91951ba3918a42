import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from './Button.tsx';

const meta = {
  title: 'Components/Actions/Button/Interactions',
  component: Button,
  tags: ['!autodocs', '!manifest'],
  args: { children: 'Send request', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const findButton = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: 'Send request' });

export const PressedByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(findButton(canvasElement));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const PressedByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(findButton(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const DisabledIgnoresInput: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(findButton(canvasElement), { pointerEventsCheck: 0 });
    await userEvent.tab();
    await expect(findButton(canvasElement)).not.toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const LoadingKeepsFocusAndIgnoresPresses: Story = {
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(findButton(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(findButton(canvasElement));
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(findButton(canvasElement)).toHaveAttribute('aria-busy', 'true');
  },
};

export const LoadingKeepsItsWidth: Story = {
  render: (args) => (
    <>
      <Button {...args} />
      <Button {...args} loading />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [calm, busy] = within(canvasElement).getAllByRole('button', { name: 'Send request' });
    await expect(busy!.getBoundingClientRect().width).toBe(calm!.getBoundingClientRect().width);
  },
};

export const LoadingHoldsBackTheForm: Story = {
  args: { type: 'submit', loading: true },
  render: (args) => (
    <form>
      <label>
        Name <input name="name" />
      </label>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    const onSubmit = fn();
    canvasElement.addEventListener('submit', onSubmit, { once: true });
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Name' }), 'Acme{Enter}');
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

const onFollow = fn();

export const AsChildStaysALink: Story = {
  args: {
    asChild: true,
    size: 'sm',
    onClick: fn((event) => event.preventDefault()),
    children: <a href="#network">Send request</a>,
  },
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Send request' });
    await expect(link).toHaveAttribute('data-component', 'Button');
    await expect(link).not.toHaveAttribute('type');
    await expect(link.getBoundingClientRect().height).toBe(32);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** A link cannot be disabled, so the button holds back what would follow it, the middle button included. */
export const DisabledChildIsNotFollowed: Story = {
  args: {
    asChild: true,
    disabled: true,
    children: (
      <a href="#network" onClick={onFollow}>
        Send request
      </a>
    ),
  },
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Send request' });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    const before = window.location.href;
    await userEvent.click(link);
    await userEvent.pointer({ keys: '[MouseMiddle]', target: link });
    await expect(onFollow).not.toHaveBeenCalled();
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(window.location.href).toBe(before);
    link.blur();
    await userEvent.tab();
    await expect(link).not.toHaveFocus();
  },
};

export const BusyChildKeepsItsFocus: Story = {
  args: { asChild: true, loading: true, children: <a href="#network">Send request</a> },
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Send request', busy: true });
    const before = window.location.href;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(link).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(window.location.href).toBe(before);
  },
};
