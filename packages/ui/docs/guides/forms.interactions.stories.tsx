import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import examples, { ServerErrors, WithoutTheBrowser } from './forms.stories.tsx';
import { width } from '#docs/story-layout.tsx';

const meta = {
  title: 'Guides/Forms/Interactions',
  component: examples.component,
  tags: ['!dev', '!autodocs', '!manifest'],
  decorators: [width(440)],
  args: { onSubmit: fn() },
} satisfies Meta<typeof examples.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const fields = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    goods: canvas.getByRole('textbox', { name: 'Goods' }),
    weight: canvas.getByRole('textbox', { name: 'Weight' }),
    port: canvas.getByRole('combobox', { name: 'Port of Loading' }),
    delivery: canvas.getByRole('radiogroup', { name: 'Delivery' }),
    road: canvas.getByRole('radio', { name: 'By road' }),
    people: canvas.getByRole('textbox', { name: 'Who Gets the Quote' }),
    terms: canvas.getByRole('checkbox', { name: 'I accept the terms' }),
  };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const send = () => press('Ask for a Quote');

/** By keyboard alone, from the first field to the button. */
async function fillIn() {
  await userEvent.tab();
  await userEvent.keyboard('Coils');
  await userEvent.tab();
  await userEvent.keyboard('1200');
  await userEvent.tab();
  await userEvent.keyboard('koch{Enter}');
  await userEvent.tab(); // Clear
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await userEvent.tab();
  await userEvent.keyboard('anna@northwind.example');
  await userEvent.tab(); // Add Email
  await userEvent.tab();
  await userEvent.keyboard(' ');
}

export const GivesEveryField: Story = {
  play: async ({ args }) => {
    await fillIn();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      goods: 'Coils',
      weight: 1200,
      port: 'INCOK',
      delivery: 'By road',
      people: ['anna@northwind.example'],
      terms: 'on',
    });
  },
};

export const FocusesOneErrorAfterTheOther: Story = {
  play: async ({ canvasElement, args }) => {
    const { goods, port, delivery, road, terms } = fields(canvasElement);
    await send();
    for (const control of [goods, port, delivery, terms]) await expect(control).toBeInvalid();
    await expect(goods).toHaveFocus();
    await userEvent.keyboard('Coils');
    await expect(goods).toBeValid();
    await send();
    await expect(port).toHaveFocus();
    await userEvent.click(port);
    await userEvent.click(await screen.findByRole('option', { name: /Kochi/ }));
    await waitFor(() => expect(port).toBeValid());
    await send();
    await expect(road).toHaveFocus();
    await userEvent.click(road);
    await expect(delivery).toBeValid();
    await send();
    await expect(terms).toHaveFocus();
    await userEvent.click(terms);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await send();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const ServerErrorsGoWhenEdited: Story = {
  args: ServerErrors.args!,
  play: async ({ canvasElement }) => {
    const { weight, port, people } = fields(canvasElement);
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'The quote could not be asked for.',
    );
    await expect(weight).toHaveAccessibleDescription(/at most 60 tonnes/);
    await expect(people).toHaveAccessibleDescription('No. 2: Nobody reads this address.');
    await userEvent.type(weight, '9');
    await expect(weight).toBeValid();
    await expect(port).toBeInvalid();
    await userEvent.type(people, 'anna@northwind.example{Enter}');
    await expect(people).toBeValid();
  },
};

export const ResetClearsTheForm: Story = {
  play: async ({ canvasElement, args }) => {
    await fillIn();
    await userEvent.tab(); // Ask for a Quote
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const { goods, weight, port, road, people, terms } = fields(canvasElement);
    for (const box of [goods, weight, port, people]) await expect(box).toHaveValue('');
    for (const tick of [road, terms]) await expect(tick).not.toBeChecked();
    await expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Reset' })).toHaveFocus();
    await send();
    await expect(goods).toBeInvalid();
    await press('Reset');
    await expect(fields(canvasElement).goods).not.toHaveAttribute('aria-invalid');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SavingIgnoresPresses: Story = {
  args: { pending: true },
  play: async ({ args }) => {
    await fillIn();
    await send();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const AnotherLibraryAsksTheField: Story = {
  ...WithoutTheBrowser,
  play: async ({ canvasElement }) => {
    const day = within(canvasElement).getByRole('textbox', { name: 'Delivery' });
    await send();
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(day, '31/02/2026');
    await send();
    await expect(day).toHaveAccessibleDescription('This day does not exist.');
    await userEvent.clear(day);
    await userEvent.type(day, '5/6/2026');
    await send();
    await expect(day).not.toHaveAttribute('aria-invalid');
  },
};
