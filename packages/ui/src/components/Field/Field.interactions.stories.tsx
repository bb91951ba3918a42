import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { width } from '#docs/story-layout.tsx';
import { Field } from './Field.tsx';

const meta = {
  title: 'Components/Forms/Field/Interactions',
  component: Field,
  tags: ['!autodocs', '!manifest'],
  args: { label: 'Delivery date', children: (control) => <input type="date" {...control} /> },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LabelNamesTheControl: Story = {
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByLabelText('Delivery date');
    await userEvent.click(within(canvasElement).getByText('Delivery date'));
    await expect(control).toHaveFocus();
    await expect(control).not.toHaveAttribute('aria-invalid');
  },
};

export const MessagesDescribeTheControl: Story = {
  args: { required: true, hint: 'The day the goods leave.', error: 'Choose a day after today.' },
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByLabelText('Delivery date');
    await expect(control).toHaveAccessibleDescription('Choose a day after today. The day the goods leave.');
    await expect(control).toBeInvalid();
    await expect(control).toBeRequired();
  },
};

export const HiddenLabelStillNames: Story = {
  args: { hideLabel: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Delivery date')).toBeVisible();
  },
};

export const LongWordsStayInside: Story = {
  args: {
    hint: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    error: 'Rindfleischetikettierungsüberwachungsaufgabenübertragung',
  },
  decorators: [width(160)],
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[data-component="Field"]')!;
    await expect(root.scrollWidth).toBe(root.clientWidth);
  },
};
