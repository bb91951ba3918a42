import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { ports, portsByCoast } from '#fixtures/ports.ts';
import { FromAServer, ManyOptions } from './Combobox.stories.tsx';
import { Combobox } from './Combobox.tsx';

const meta = {
  title: 'Components/Forms/Combobox/Interactions',
  component: Combobox,
  tags: ['!autodocs', '!manifest'],
  args: { label: 'Port', name: 'port', options: ports, onValueChange: fn(), onInputValueChange: fn() },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const findBox = () => screen.getByRole<HTMLInputElement>('combobox');
const findOption = (name: RegExp) => screen.findByRole('option', { name });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const isClosed = async () => {
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  await expect(findBox()).toHaveAttribute('aria-expanded', 'false');
  for (const absent of ['aria-controls', 'aria-activedescendant'])
    await expect(findBox()).not.toHaveAttribute(absent);
};
const withinForm: Story['render'] = (args) => (
  <form aria-label="Order">
    <Combobox {...args} />
    <button>Send</button>
    <button type="reset">Reset</button>
  </form>
);
const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('port');

export const ChosenByMouse: Story = {
  render: withinForm,
  play: async ({ args }) => {
    await expect(sent()).toEqual(['']);
    await userEvent.click(findBox());
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Port' })).toBeVisible());
    await expect(options()).toHaveLength(ports.length);
    await userEvent.click(await findOption(/Kochi/));
    await isClosed();
    await expect(findBox()).toHaveValue('Kochi');
    await expect(findBox()).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('INCOK');
    await expect(sent()).toEqual(['INCOK']);
    await userEvent.click(findBox());
    await expect(options()).toHaveLength(ports.length);
  },
};

export const ResetWithItsForm: Story = {
  args: { defaultValue: 'INCOK' },
  render: withinForm,
  play: async () => {
    await userEvent.click(findBox());
    await userEvent.click(await findOption(/Chennai/));
    await expect(sent()).toEqual(['INMAA']);
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await expect(findBox()).toHaveValue('Kochi');
    await expect(sent()).toEqual(['INCOK']);
  },
};

export const FoundByTyping: Story = {
  render: withinForm,
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('tamil');
    await expect(options()).toEqual(['ChennaiTamil Nadu', 'ThoothukudiTamil Nadu']);
    await userEvent.keyboard('{ArrowDown}');
    const second = await findOption(/Thoothukudi/);
    await expect(findBox()).toHaveAttribute('aria-activedescendant', second.id);
    await userEvent.keyboard('{Enter}');
    await isClosed();
    await expect(findBox()).toHaveValue('Thoothukudi');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('INTUT');
    await expect(sent()).toEqual(['INTUT']);
  },
};

export const KeysGoAcrossGroups: Story = {
  args: { options: ['None of these', ...portsByCoast] },
  play: async ({ args }) => {
    const group = (name: string) => screen.queryByRole('group', { name });
    await userEvent.click(findBox());
    await findOption(/None of these/);
    await expect(group('West coast')).toContainElement(await findOption(/Kochi/));
    await expect(group('East coast')).toContainElement(await findOption(/Chennai/));
    await userEvent.keyboard('ku');
    await expect(options()).toEqual([
      'MundraKutch, Gujarat',
      'KandlaKutch, Gujarat',
      'ThoothukudiTamil Nadu',
    ]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const last = await findOption(/Thoothukudi/);
    await expect(findBox()).toHaveAttribute('aria-activedescendant', last.id);
    await userEvent.keyboard('tc');
    await expect(group('East coast')).toBeNull();
    await expect(group('West coast')).toBeVisible();
    await userEvent.keyboard('{Backspace}{Backspace}{ArrowUp}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('INTUT');
  },
};

export const TabChoosesAndGoesOn: Story = {
  render: withinForm,
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('mund');
    await userEvent.tab();
    await isClosed();
    await expect(findBox()).toHaveValue('Mundra');
    await expect(sent()).toEqual(['INMUN']);
  },
};

export const TypingInTheMiddleKeepsTheCaret: Story = {
  args: { defaultValue: 'INCOK' },
  play: async () => {
    await userEvent.click(findBox());
    findBox().setSelectionRange(2, 2);
    await userEvent.keyboard('xy');
    await expect(findBox()).toHaveValue('Koxychi');
    await expect(findBox().selectionStart).toBe(4);
    await userEvent.keyboard('{Home}');
    await expect(findBox().selectionStart).toBe(0);
  },
};

export const AnAbandonedSearchKeepsTheAnswer: Story = {
  args: { defaultValue: 'INCOK' },
  render: withinForm,
  play: async ({ args }) => {
    await userEvent.type(findBox(), 'xyz');
    await waitFor(() => expect(screen.getByText('No matches', { selector: 'p' })).toBeVisible());
    await expect(screen.getByRole('status')).toHaveTextContent('No matches');
    await userEvent.keyboard('{Enter}');
    await isClosed();
    await expect(findBox()).toHaveValue('Kochi');
    await userEvent.type(findBox(), 'xyz');
    await userEvent.click(document.body);
    await isClosed();
    await expect(findBox()).toHaveValue('Kochi');
    await expect(sent()).toEqual(['INCOK']);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(args.onInputValueChange).toHaveBeenLastCalledWith('Kochi');
  },
};

export const Clears: Story = {
  args: { defaultValue: 'INCOK' },
  render: withinForm,
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Clear Port' }));
    await expect(findBox()).toHaveFocus();
    await expect(findBox()).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(sent()).toEqual(['']);
    await expect(screen.queryByRole('button', { name: 'Clear Port' })).not.toBeInTheDocument();
  },
};

/** Where there is always an answer none is taken away, and the list opens at it. */
export const OpensAtItsAnswer: Story = {
  args: { options: ManyOptions.args!.options!.slice(0, 100), defaultValue: '720350', clearable: false },
  play: async () => {
    await expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.click(findBox());
    const answer = await screen.findByRole('option', { selected: true });
    await expect(answer).toHaveTextContent('720350');
    const list = screen.getByRole('listbox').getBoundingClientRect();
    await waitFor(() => expect(answer.getBoundingClientRect().top).toBeGreaterThanOrEqual(list.top));
    await expect(answer.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom);
  },
};

export const DeletingTheTextClears: Story = {
  args: { defaultValue: 'INCOK' },
  render: withinForm,
  play: async ({ args }) => {
    await userEvent.clear(findBox());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(options()).toHaveLength(ports.length);
    await userEvent.tab();
    await isClosed();
    await expect(sent()).toEqual(['']);
  },
};

export const AChoiceIsAnInputEvent: Story = {
  render: withinForm,
  play: async ({ canvasElement }) => {
    const onInput = fn();
    canvasElement.addEventListener('input', onInput);
    await userEvent.click(findBox());
    await expect(onInput).not.toHaveBeenCalled();
    await userEvent.click(await findOption(/Kochi/));
    await waitFor(() => expect(onInput).toHaveBeenCalledOnce());
    canvasElement.removeEventListener('input', onInput);
  },
};

export const ControlledStaysPut: Story = {
  args: { value: 'INCOK' },
  play: async ({ args }) => {
    await userEvent.click(findBox());
    await userEvent.click(await findOption(/Mundra/));
    await expect(args.onValueChange).toHaveBeenCalledWith('INMUN');
    await isClosed();
    await expect(findBox()).toHaveValue('Kochi');
  },
};

/** What sets the value from elsewhere sets the text as well. */
export const FollowsItsValue: Story = {
  render: function Render(args) {
    const [value, setValue] = useState('');
    return (
      <>
        <Combobox {...args} value={value} onValueChange={setValue} />
        <Button onClick={() => setValue('INMUN')}>Nearest port</Button>
        <Button onClick={() => setValue('')}>None</Button>
      </>
    );
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Nearest port' }));
    await expect(findBox()).toHaveValue('Mundra');
    await userEvent.click(screen.getByRole('button', { name: 'None' }));
    await expect(findBox()).toHaveValue('');
  },
};

const unanswered = new Set<() => void>();
const answer = () => {
  for (const send of unanswered) send();
  unanswered.clear();
};
export const AnswersComeFromAServer: Story = {
  render: FromAServer.render!,
  parameters: {
    find: (text: string) =>
      new Promise((resolve) => {
        unanswered.add(() => resolve(ports.filter(({ label }) => label.toLowerCase().includes(text))));
      }),
  },
  play: async ({ args }) => {
    await userEvent.click(findBox());
    await expect(screen.getByRole('listbox', { hidden: true })).toHaveAttribute('aria-busy', 'true');
    await expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    answer();
    await findOption(/Mundra/);
    await userEvent.keyboard('par');
    answer();
    await waitFor(() => expect(options()).toEqual(['ParadipOdisha']));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('INPRT');
    await userEvent.clear(findBox());
    await userEvent.keyboard('koch');
    answer();
    await waitFor(() => expect(options()).toEqual(['KochiKerala']));
    await userEvent.click(await findOption(/Kochi/));
    await expect(findBox()).toHaveValue('Kochi');
  },
};

export const LoadingIsShownWhileTyping: Story = {
  args: { options: [], loading: true, labels: { loading: 'Looking for ports…' } },
  play: async ({ args }) => {
    await userEvent.type(findBox(), 'koch{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.type(findBox(), 'koch');
    await waitFor(() => expect(screen.getByText('Looking for ports…', { selector: 'p' })).toBeVisible());
    await expect(screen.getByRole('status')).toHaveTextContent('Looking for ports…');
    await expect(findBox()).toHaveValue('koch');
  },
};

export const ReadOnlyKeepsItsAnswer: Story = {
  args: { readOnly: true, defaultValue: 'INCOK' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('combobox');
    const answer = (box as HTMLInputElement).value;
    await expect(answer).not.toBe('');
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowDown}{Enter}{Backspace}x');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toHaveValue(answer);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const DisabledAnswerIsNotChosen: Story = {
  play: async ({ args }) => {
    await userEvent.click(findBox());
    await userEvent.click(await findOption(/Haldia/));
    await userEvent.keyboard('hald{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(findBox()).toHaveValue('');
  },
};

export const AThousandAnswersAreQuick: Story = {
  args: { options: ManyOptions.args!.options! },
  play: async ({ args }) => {
    await userEvent.click(findBox());
    await userEvent.keyboard('{ArrowUp}');
    const last = await findOption(/^726993$/);
    await expect(findBox()).toHaveAttribute('aria-activedescendant', last.id);
    const list = screen.getByRole('listbox').getBoundingClientRect();
    await expect(list.height).toBeLessThanOrEqual(320);
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom));
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('726993');
  },
};

const gone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());

export const WithinADialogEscapeClosesTheListAlone: Story = {
  render: (args) => (
    <Dialog title="Add a Product" trigger={<Button>Add a Product</Button>}>
      <Combobox {...args} />
    </Dialog>
  ),
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Add a Product' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a Product' });
    await userEvent.type(within(dialog).getByRole('combobox'), 'k');
    const option = await findOption(/Kandla/);
    await expect(dialog).toContainElement(option);
    const { left, top } = option.getBoundingClientRect();
    await expect(option).toContainElement(document.elementFromPoint(left + 12, top + 12) as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await expect(findBox()).toHaveFocus();
    await userEvent.type(findBox(), 'k');
    await userEvent.click(await findOption(/Kandla/));
    await expect(findBox()).toHaveValue('Kandla');
    await expect(findBox()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone('Add a Product');
  },
};

/** So that readers who move from landmark to landmark find it. */
export const TheListIsWithinTheLandmark: Story = {
  render: (args) => (
    <main>
      <Combobox {...args} />
    </main>
  ),
  play: async () => {
    await userEvent.type(findBox(), 'zzz');
    await expect(await screen.findByRole('listbox', { hidden: true })).toBeInTheDocument();
    await expect(screen.getByRole('main')).toContainElement(screen.getByRole('listbox', { hidden: true }));
  },
};

export const StaysWithinTheWindow: Story = {
  render: (args) => (
    <div style={{ position: 'fixed', insetInline: 8, insetBlockEnd: 8 }}>
      <Combobox {...args} />
    </div>
  ),
  play: async () => {
    await userEvent.click(findBox());
    const list = await screen.findByRole('listbox');
    await waitFor(() =>
      expect(list.getBoundingClientRect().bottom).toBeLessThan(findBox().getBoundingClientRect().top),
    );
    await expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

export const ListHasTheDirectionOfTheBox: Story = {
  render: (args) => (
    <div dir="rtl">
      <Combobox {...args} />
    </div>
  ),
  play: async () => {
    await userEvent.click(findBox());
    await expect(getComputedStyle(await screen.findByRole('listbox')).direction).toBe('rtl');
  },
};

export const ErrorIsReadWithIt: Story = {
  args: { required: true, error: 'Choose a port.', hint: 'Where the goods are loaded.' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox', { name: 'Port' });
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
    await expect(box).toHaveAccessibleDescription('Choose a port. Where the goods are loaded.');
  },
};

export const DisabledIgnoresInput: Story = {
  args: { disabled: true, defaultValue: 'INCOK' },
  render: withinForm,
  play: async ({ args }) => {
    await userEvent.click(findBox(), { pointerEventsCheck: 0 });
    await userEvent.type(findBox(), 'x', { pointerEventsCheck: 0 });
    await expect(findBox()).toBeDisabled();
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Clear Port' })).not.toBeInTheDocument();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(sent()).toEqual([]);
  },
};

export const LoadingIsAnnounced: Story = {
  args: { options: [], loading: true },
  play: async () => {
    await userEvent.click(findBox());
    await expect(await screen.findByRole('status')).toHaveTextContent('Loading…');
    await expect(screen.queryByRole('option')).not.toBeInTheDocument();
  },
};
