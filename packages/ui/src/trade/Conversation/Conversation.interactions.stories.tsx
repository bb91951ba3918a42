import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { attachments } from '#fixtures/attachments.ts';
import { bharat, ownCompany } from '#fixtures/companies.ts';
import { dealMessages, manyMessages, messages, now } from '#fixtures/conversations.ts';
import { doubleText } from '#fixtures/double-text.ts';
import type { AttachedFile } from '#trade/attached-file.ts';
import { Conversation, type ConversationMessage, type ConversationProps } from './Conversation.tsx';

const meta = {
  title: 'Trade/Chat/Conversation/Interactions',
  component: Conversation,
  tags: ['!autodocs', '!manifest'],
  args: {
    companyName: bharat.companyName,
    messages,
    currentUserId: ownCompany.id,
    ownCompanyName: ownCompany.companyName,
    now,
    onSend: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Conversation>;
export default meta;
type Story = StoryObj<typeof meta>;

const controls = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    input: canvas.getByRole('textbox', { name: 'Message' }),
    button: canvas.getByRole('button', { name: 'Send' }),
    log: canvas.getByRole('log', { name: 'Messages with Bharat Steel Works' }),
  };
};

export const SentByMouse: Story = {
  play: async ({ canvasElement, args }) => {
    const { input, button } = controls(canvasElement);
    await userEvent.type(input, '  Good morning  ');
    await userEvent.click(button);
    await expect(args.onSend).toHaveBeenLastCalledWith('Good morning');
    await waitFor(() => expect(input).toHaveValue(''));
    await expect(input).toHaveFocus();
  },
};

export const EnterSendsAndShiftEnterStartsALine: Story = {
  play: async ({ canvasElement, args }) => {
    const { input } = controls(canvasElement);
    await userEvent.type(input, 'One{Shift>}{Enter}{/Shift}Two');
    await expect(input).toHaveValue('One\nTwo');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenLastCalledWith('One\nTwo');
    await waitFor(() => expect(input).toHaveValue(''));
  },
};

export const NothingIsNotSent: Story = {
  play: async ({ canvasElement, args }) => {
    const { input, button } = controls(canvasElement);
    await userEvent.click(button);
    await userEvent.type(input, '   {Enter}');
    await userEvent.click(button);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const TooLongATextIsKeptAndSaid: Story = {
  args: { maxLength: 4000 },
  play: async ({ canvasElement, args }) => {
    const { canvas, input, button } = controls(canvasElement);
    const status = canvas.getByRole('status');
    input.focus();
    // Some characters are two units: the server counts them once, as here.
    await userEvent.paste(`${'👍'.repeat(20)}${'a'.repeat(3_870)}`);
    await expect(canvas.getByText('3,890 of 4,000 characters')).toBeVisible();
    await expect(status).toHaveTextContent('At most 150 characters left');
    await userEvent.paste('b'.repeat(110));
    await expect(canvas.getByText('4,000 of 4,000 characters')).toBeVisible();
    await expect(status).toHaveTextContent('No characters left');
    await userEvent.paste('c');
    await expect(input).toHaveValue(`${'👍'.repeat(20)}${'a'.repeat(3_870)}${'b'.repeat(110)}c`);
    await expect(canvas.getByText('4,001 of 4,000 characters')).toBeVisible();
    await expect(status).toHaveTextContent(/^A message has at most 4,000 characters/);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(button);
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'A message has at most 4,000 characters. Shorten it, or send it in parts.',
    );
    await expect(input).toHaveFocus();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'A message has at most 4,000 characters. Shorten it, or send it in parts. 4,001 of 4,000 characters',
    );
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(input).toBeValid();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await waitFor(() => expect(status).toBeEmptyDOMElement());
  },
};

let arrive: () => void;
export const BusyWhileOnItsWay: Story = {
  args: { onSend: fn(() => new Promise<void>((resolve) => (arrive = resolve))) },
  play: async ({ canvasElement, args }) => {
    const { input, button } = controls(canvasElement);
    await userEvent.type(input, 'First{Enter}');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(input).toHaveValue('First');
    await userEvent.type(input, ' and more{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    arrive();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(input).toHaveValue(' and more');
  },
};

export const FailureKeepsTheText: Story = {
  args: { onSend: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvasElement, args }) => {
    const { canvas, input, button } = controls(canvasElement);
    await userEvent.type(input, 'Still here{Enter}');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(input).toHaveValue('Still here');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const DraftIsKeptOutside: Story = {
  args: { draft: 'From outside', onDraftChange: fn() },
  play: async ({ canvasElement, args }) => {
    const { input } = controls(canvasElement);
    await userEvent.type(input, '!');
    await expect(args.onDraftChange).toHaveBeenCalledWith('From outside!');
    await expect(input).toHaveValue('From outside');
  },
};

export const SaysWhoAndWhen: Story = {
  play: async ({ canvasElement }) => {
    const { log } = controls(canvasElement);
    const days = within(log).getAllByRole('heading', { level: 3 });
    await expect(days.map((day) => day.textContent)).toEqual([
      expect.stringMatching(/^Tuesday,? 10 March$/),
      'Yesterday',
      'Today',
    ]);
    await expect(within(log).getAllByText('Malabar Trading House')).toHaveLength(2);
    await expect(within(log).getAllByText('Them')).toHaveLength(3);
    await expect(within(log).getByText('09:02')).toBeInTheDocument();
    const own = within(log)
      .getByText(/That works for us/)
      .getBoundingClientRect();
    const theirs = within(log)
      .getByText(/Reserved/)
      .getBoundingClientRect();
    await expect(own.right).toBeGreaterThan(theirs.right);
    await expect(theirs.left).toBeLessThan(own.left);
  },
};

/** Whether it is within the log that is seen. */
const isInView = (element: HTMLElement, log: HTMLElement) => {
  const place = element.getBoundingClientRect();
  const view = log.getBoundingClientRect();
  return place.top >= view.top && place.bottom <= view.bottom;
};

export const NamesTheOtherCompany: Story = {
  play: async ({ canvasElement }) => {
    const { log } = controls(canvasElement);
    for (const them of within(log).getAllByText('Them'))
      await expect(them).toHaveAccessibleName('Them, Bharat Steel Works');
  },
};

export const OpensAtTheFirstUnread: Story = {
  args: { messages: manyMessages(200), unreadFrom: 'm-many-140' },
  play: async ({ canvasElement }) => {
    const { log } = controls(canvasElement);
    const divider = within(log).getByText('New messages');
    await waitFor(() => expect(isInView(divider, log)).toBe(true));
    const first = divider.nextElementSibling!;
    await expect(within(first as HTMLElement).getAllByRole('time')[0]).toBeVisible();
    await expect(first.querySelector('time')).toHaveAttribute('datetime', manyMessages(200)[140]!.timestamp);
  },
};

/** Where its height is no whole number, Chromium lets it be scrolled past its end, and does not keep it there. */
export const OpensAtTheEndIfOnlyTheLastIsUnread: Story = {
  args: { messages: manyMessages(6), unreadFrom: 'm-many-5' },
  decorators: [(Story) => <div style={{ blockSize: 320.2 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const { log } = controls(canvasElement);
    await expect(within(log).getByText('New messages')).toBeVisible();
    await expect(log.scrollTop).toBe(0);
  },
};

export const OpensAtAMessage: Story = {
  args: { messages: manyMessages(200), focusId: 'm-many-50', unreadFrom: 'm-many-140' },
  play: async ({ canvasElement }) => {
    const { log } = controls(canvasElement);
    const found = log.querySelector<HTMLElement>('[data-found]')!;
    await waitFor(() => expect(isInView(found, log)).toBe(true));
    await expect(within(found).getByRole('time')).toHaveAttribute(
      'datetime',
      manyMessages(200)[50]!.timestamp,
    );
    await expect(found).toHaveFocus();
  },
};

export const GoesToAMessageAsItComes: Story = {
  render: function Searching(args) {
    const [focusId, setFocusId] = useState<string>();
    const [count, setCount] = useState(30);
    return (
      <>
        <button type="button" onClick={() => setFocusId('m-many-20')}>
          Open
        </button>
        <button type="button" onClick={() => setCount(200)}>
          Load
        </button>
        <Conversation {...args} messages={manyMessages(200).slice(-count)} focusId={focusId} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const { canvas, log } = controls(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(log.querySelector('[data-found]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    const found = log.querySelector<HTMLElement>('[data-found]')!;
    await waitFor(() => expect(isInView(found, log)).toBe(true));
    await expect(found).toHaveFocus();
  },
};

export const TheFirstUnreadStaysAtItsPlace: Story = {
  render: function Reading(args) {
    const [unreadFrom, setUnreadFrom] = useState<string | undefined>('m-7');
    return (
      <>
        <button type="button" onClick={() => setUnreadFrom(undefined)}>
          All is read
        </button>
        <Conversation {...args} unreadFrom={unreadFrom} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const { canvas, log } = controls(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'All is read' }));
    await expect(within(log).getByText('New messages')).toBeVisible();
  },
};

export const SaysWhatIsRead: Story = {
  // That of the other company is the newest that it has seen: it tells the own one above.
  args: { readUpTo: 'm-5' },
  play: async ({ canvasElement }) => {
    const { log } = controls(canvasElement);
    const read = within(log).getByText('Read');
    await expect(read.previousElementSibling).toHaveTextContent(/mill certificate/);
  },
};

export const LinksOpenBesideIt: Story = {
  args: {
    messages: [
      {
        ...messages[0]!,
        content:
          '<b>See</b> https://bharatsteel.example/a?b=1, javascript:alert(1) or mailto:sales@a.example.',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const { log } = controls(canvasElement);
    const [site, mail, ...others] = within(log).getAllByRole<HTMLAnchorElement>('link');
    await expect(others).toEqual([]);
    await expect(site).toHaveAttribute('href', 'https://bharatsteel.example/a?b=1');
    await expect(mail).toHaveAttribute('href', 'mailto:sales@a.example');
    for (const link of [site, mail]) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await expect(within(log).getByText(/^<b>See<\/b>/)).toBeVisible();
    log.focus();
    await userEvent.tab();
    await expect(site).toHaveFocus();
  },
};

const drawing = new File(['x'], 'drawing.pdf', { type: 'application/pdf' });
const photo = new File(['x'], 'photo.png', { type: 'image/png' });
/** What the server makes of a file of that name. */
const attachedOf = (name: string): AttachedFile => ({ ...attachments[0]!, id: `id-${name}`, name });
/** Ends an upload. */
let uploaded: () => void;
let notUploaded: (reason: Error) => void;
const withFiles = {
  onUploadFile: fn(
    ({ name }: File) =>
      new Promise<AttachedFile>((resolve, reject) => {
        uploaded = () => resolve(attachedOf(name));
        notUploaded = reject;
      }),
  ),
  maxFiles: 2,
};
const bring = (...files: File[]) => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return dataTransfer;
};
const waiting = 'Wait until all files are uploaded.';

export const FilesAreChosenAndSent: Story = {
  args: withFiles,
  play: async ({ canvasElement, args }) => {
    const { canvas, input, button } = controls(canvasElement);
    await userEvent.upload(canvas.getByLabelText('Add files'), drawing);
    await expect(canvas.getByRole('progressbar', { name: 'Uploading drawing.pdf' })).toBeVisible();
    await userEvent.type(input, 'As on the drawing{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveTextContent(waiting);
    uploaded();
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(canvas.getByText('drawing.pdf added')).toBeInTheDocument();
    await userEvent.click(button);
    await expect(args.onSend).toHaveBeenCalledWith('As on the drawing', [attachedOf('drawing.pdf')]);
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Files of your message' })).toBeNull());
    await expect(input).toHaveValue('');
  },
};

export const FilesAreDroppedAnywhere: Story = {
  args: withFiles,
  play: async ({ canvasElement, args }) => {
    const { canvas, log, button } = controls(canvasElement);
    const dataTransfer = bring(drawing);
    const over = { bubbles: true, cancelable: true, dataTransfer };
    await fireEvent(log, new DragEvent('dragover', over));
    await expect(await canvas.findByText('Drop to add to your message')).toBeVisible();
    await fireEvent(log, new DragEvent('drop', over));
    await expect(canvas.queryByText('Drop to add to your message')).toBeNull();
    await waitFor(() => expect(args.onUploadFile).toHaveBeenCalledOnce());
    uploaded();
    // Files go without words too.
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await userEvent.click(button);
    await expect(args.onSend).toHaveBeenCalledWith('', [attachedOf('drawing.pdf')]);
  },
};

export const FilesArePasted: Story = {
  args: withFiles,
  play: async ({ canvasElement, args }) => {
    const { input } = controls(canvasElement);
    const paste = (clipboardData: DataTransfer) =>
      fireEvent(input, new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    const textWithPicture = bring(photo);
    textWithPicture.setData('text/plain', '20 tonnes');
    await paste(textWithPicture);
    await expect(args.onUploadFile).not.toHaveBeenCalled();
    await paste(bring(photo));
    await waitFor(() => expect(args.onUploadFile).toHaveBeenCalledOnce());
  },
};

export const FilesThatFailAreSaidAndRemoved: Story = {
  args: withFiles,
  play: async ({ canvasElement, args }) => {
    const { canvas, input } = controls(canvasElement);
    await userEvent.upload(canvas.getByLabelText('Add files'), drawing);
    notUploaded(new Error('The connection was lost.'));
    await expect(await canvas.findByText('The connection was lost.')).toBeVisible();
    await userEvent.type(input, 'Without it then{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByText('Try again or remove the files that were not uploaded.')).toBeVisible();
    canvas.getByRole('button', { name: 'Remove drawing.pdf' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByLabelText('Add files')).toHaveFocus();
    await userEvent.type(input, '{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('Without it then');
    // Too many are not taken.
    await userEvent.upload(canvas.getByLabelText('Add files'), [drawing, photo, drawing]);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Only 2 files can be added.');
  },
};

export const FilesOfMessagesOpen: Story = {
  args: { messages: [{ ...messages[0]!, content: '', files: attachments }], onFileOpen: fn() },
  play: async ({ canvasElement, args }) => {
    const { log } = controls(canvasElement);
    const files = within(within(log).getByRole('list', { name: 'Files' }));
    await userEvent.click(files.getByRole('button', { name: /^iso-9001.pdf/ }));
    await expect(args.onFileOpen).toHaveBeenCalledWith(attachments[1]);
  },
};

const until = new Date('2026-03-12T11:31:00');
/** Ends deleting a message. */
let deleted: () => void;
let notDeleted: (reason: Error) => void;

const deletions = {
  args: {
    onDelete: fn(
      () =>
        new Promise<void>((resolve, reject) => {
          deleted = resolve;
          notDeleted = reject;
        }),
    ),
    // Only the message of 10:05 still can be.
    deletableUntil: ({ timestamp }) => (timestamp === '2026-03-12T10:05:00' ? until : now),
  },
  render: function Deleting(args) {
    const [gone, setGone] = useState<string>();
    return (
      <Conversation
        {...args}
        messages={args.messages.map((message) =>
          message._id === gone ? { ...message, content: '', deleted: true } : message,
        )}
        onDelete={async (message) => {
          await args.onDelete?.(message);
          setGone(message._id);
        }}
      />
    );
  },
} satisfies Story;

export const DeletedByMouse: Story = {
  ...deletions,
  play: async ({ canvasElement, args }) => {
    const { canvas, log } = controls(canvasElement);
    const page = within(document.body);
    const menu = canvas.getByRole('button', { name: /^More actions for/ });
    await expect(menu).toHaveAccessibleName('More actions for your message of 10:05');
    await userEvent.click(menu);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Delete for everyone' }));
    const dialog = await page.findByRole('alertdialog', { name: 'Delete this message for everyone?' });
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete for everyone' }));
    await expect(args.onDelete).toHaveBeenCalledWith(messages[5]);
    await waitFor(() => expect(menu).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(menu).toHaveFocus());
    deleted();
    await expect(await within(log).findByText('Message deleted')).toBeVisible();
    await expect(within(log).queryByText(/That works for us/)).toBeNull();
    await waitFor(() => expect(log).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: /^More actions for/ })).toBeNull();
  },
};

export const DeletedByKeyboard: Story = {
  ...deletions,
  play: async ({ canvasElement, args }) => {
    const { canvas, log } = controls(canvasElement);
    log.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^More actions for/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await within(document.body).findByRole('menuitem', { name: 'Delete for everyone' });
    await userEvent.keyboard('{Enter}');
    const dialog = await within(document.body).findByRole('alertdialog');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledOnce());
    deleted();
    await expect(await within(log).findByText('Message deleted')).toBeVisible();
  },
};

export const NotDeletedItStays: Story = {
  ...deletions,
  play: async ({ canvasElement, args }) => {
    const { canvas, log } = controls(canvasElement);
    const page = within(document.body);
    const menu = canvas.getByRole('button', { name: /^More actions for/ });
    await userEvent.click(menu);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Delete for everyone' }));
    await userEvent.click(await page.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(menu).toHaveFocus());
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(menu);
    await userEvent.click(await page.findByRole('menuitem', { name: 'Delete for everyone' }));
    await userEvent.click(await page.findByRole('button', { name: 'Delete for everyone' }));
    await waitFor(() => expect(menu).toHaveAttribute('aria-busy', 'true'));
    notDeleted(new Error('too late'));
    await waitFor(() => expect(menu).not.toHaveAttribute('aria-busy'));
    await expect(within(log).getByText(/That works for us/)).toBeVisible();
  },
};

/** A conversation with a button that adds a message of the other company. */
function Growing(args: ConversationProps) {
  const [list, setList] = useState<ConversationMessage[]>(() => manyMessages(60));
  const add = () => {
    const next = {
      _id: `m-new-${list.length}`,
      sender: bharat.id,
      content: 'Just in',
      timestamp: now.toISOString(),
    };
    setList([...list, next]);
  };
  return (
    <>
      <button type="button" onClick={add}>
        Other company writes
      </button>
      <Conversation {...args} messages={list} />
    </>
  );
}

export const StaysAtTheNewest: Story = {
  render: (args) => <Growing {...args} />,
  play: async ({ canvasElement }) => {
    const { canvas, log } = controls(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Other company writes' }));
    const newest = canvas.getByText('Just in');
    await waitFor(() =>
      expect(newest.getBoundingClientRect().bottom).toBeLessThan(log.getBoundingClientRect().bottom),
    );
    await expect(canvas.queryByRole('button', { name: 'New messages' })).toBeNull();
  },
};

export const LeavesAReaderWhoScrolledUp: Story = {
  render: (args) => <Growing {...args} />,
  play: async ({ canvasElement }) => {
    const { canvas, log } = controls(canvasElement);
    const onScroll = fn();
    log.addEventListener('scroll', onScroll, { once: true });
    log.scrollTop = -600;
    await waitFor(() => expect(onScroll).toHaveBeenCalled());
    await expect(Math.abs(log.scrollTop)).toBeGreaterThan(300);
    await userEvent.click(canvas.getByRole('button', { name: 'Other company writes' }));
    const lead = await canvas.findByRole('button', { name: 'New messages' });
    await expect(Math.abs(log.scrollTop)).toBeGreaterThan(300);
    await userEvent.click(lead);
    await waitFor(() => expect(log.scrollTop).toBeCloseTo(0));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'New messages' })).toBeNull());
    await expect(log).toHaveFocus();
  },
};

/** What is far from the screen is laid out a frame later, and the browser then moves the rest. */
const laidOut = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Ends the loading of older messages. */
let bringOlder = () => {};

export const OlderMessagesKeepTheReadersPlace: Story = {
  render: function Older(args) {
    const all = manyMessages(120);
    const [shown, setShown] = useState(30);
    const load = () =>
      new Promise<void>((resolve) => {
        bringOlder = () => {
          setShown(80);
          resolve();
        };
      });
    return <Conversation {...args} messages={all.slice(-shown)} hasOlder onLoadOlder={load} />;
  },
  play: async ({ canvasElement }) => {
    const { canvas, log } = controls(canvasElement);
    const shown = () => [...log.querySelectorAll("[data-part='message']")];
    log.scrollTop = -log.scrollHeight;
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Load older messages' })).toHaveAttribute('aria-busy'),
    );
    await laidOut();
    const read = shown()[4]!;
    const place = read.getBoundingClientRect().top;
    bringOlder();
    await waitFor(() => expect(shown()).toHaveLength(80));
    await laidOut();
    await expect(shown()).toContain(read);
    await expect(Math.abs(read.getBoundingClientRect().top - place)).toBeLessThan(8);
  },
};

/** Ends the loading of newer messages. */
let bringNewer = () => {};

export const NewerMessagesKeepTheReadersPlace: Story = {
  render: function Newer(args) {
    const all = manyMessages(120);
    const [shown, setShown] = useState(30);
    const load = () =>
      new Promise<void>((resolve) => {
        bringNewer = () => {
          // The last of these is an own message, which is nothing to scroll to.
          setShown(80);
          resolve();
        };
      });
    return <Conversation {...args} messages={all.slice(0, shown)} hasNewer onLoadNewer={load} />;
  },
  play: async ({ canvasElement }) => {
    const { canvas, log } = controls(canvasElement);
    const shown = () => [...log.querySelectorAll("[data-part='message']")];
    const button = canvas.getByRole('button', { name: 'Load newer messages' });
    await laidOut();
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await expect(log).toHaveAttribute('aria-live', 'off');
    await laidOut();
    const last = shown().at(-1)!;
    const place = last.getBoundingClientRect().top;
    bringNewer();
    await waitFor(() => expect(shown()).toHaveLength(80));
    await laidOut();
    await expect(Math.abs(last.getBoundingClientRect().top - place)).toBeLessThan(8);
    await waitFor(() => expect(log).toHaveAttribute('aria-live', 'polite'));
  },
};

export const OlderMessagesThatFailWaitForThePress: Story = {
  args: {
    messages: messages.slice(0, 2),
    hasOlder: true,
    onLoadOlder: fn(() => Promise.reject(new Error('offline'))),
  },
  play: async ({ canvasElement, args }) => {
    const { canvas } = controls(canvasElement);
    const button = canvas.getByRole('button', { name: 'Load older messages' });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await expect(args.onLoadOlder).toHaveBeenCalledOnce();
    await userEvent.click(button);
    await expect(args.onLoadOlder).toHaveBeenCalledTimes(2);
  },
};

export const CompanyOpens: Story = {
  args: { onCompanyOpen: fn() },
  play: async ({ canvasElement, args }) => {
    const { canvas } = controls(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Bharat Steel Works' }));
    await expect(args.onCompanyOpen).toHaveBeenCalledOnce();
  },
};

const order = { type: 'order', id: 'q-1', title: 'Cold rolled steel coil, 3 mm' };

export const CardsOpenByMouseAndKeyboard: Story = {
  args: { messages: dealMessages, cardHref: ({ id }) => `/deals/${id}`, onCardOpen: fn() },
  play: async ({ canvasElement, args }) => {
    const { canvas, log } = controls(canvasElement);
    const card = canvas.getByRole('link', { name: 'Order Cold rolled steel coil, 3 mm' });
    await expect(card).toHaveAttribute('href', '/deals/q-1');
    await userEvent.click(card);
    await expect(args.onCardOpen).toHaveBeenLastCalledWith(order);
    log.focus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCardOpen).toHaveBeenLastCalledWith({ ...order, type: 'quote' });
    await expect(args.onCardOpen).toHaveBeenCalledTimes(2);
  },
};

export const CardsWithoutAnAddressAreButtons: Story = {
  args: { messages: dealMessages, onCardOpen: fn() },
  play: async ({ canvasElement, args }) => {
    const { canvas } = controls(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Order Cold rolled steel coil, 3 mm' }));
    await expect(args.onCardOpen).toHaveBeenLastCalledWith(order);
  },
};

export const CardsThatCannotBeOpenedAreText: Story = {
  args: { messages: dealMessages },
  play: async ({ canvasElement }) => {
    const { log } = controls(canvasElement);
    await expect(within(log).queryByRole('link')).toBeNull();
    await expect(within(log).queryByRole('button')).toBeNull();
    // The title is said once, by the card.
    await expect(within(log).getByText('Offer 3')).toBeInTheDocument();
    await expect(within(log).getAllByText('Cold rolled steel coil, 3 mm')).toHaveLength(4);
  },
};

export const CardsThatAreNotAvailableLeadNowhere: Story = {
  args: { messages: dealMessages, cardHref: ({ id }) => `/deals/${id}`, isCardAvailable: () => false },
  play: async ({ canvasElement }) => {
    const { log } = controls(canvasElement);
    await expect(within(log).queryByRole('link')).toBeNull();
    await expect(within(log).getAllByText('Not available to you')).toHaveLength(4);
    await expect(within(log).queryByText('Cold rolled steel coil, 3 mm')).toBeNull();
  },
};

export const MayBeWrittenToWhileItLoads: Story = {
  args: { loading: true, messages: [] },
  play: async ({ canvasElement, args }) => {
    const { input } = controls(canvasElement);
    await userEvent.type(input, 'Good morning{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('Good morning');
  },
};

export const WhatCannotBeSentHasALineOfItsOwn: Story = {
  args: {
    notice: {
      title: 'Only owners may do this.',
      action: <TextArea label="Not sent" rows={1} value="A price of Rs. 900" readOnly />,
    },
  },
  play: async ({ canvas }) => {
    const notSent = canvas.getByText('Not sent').getBoundingClientRect();
    const reason = canvas.getByText('Only owners may do this.').getBoundingClientRect();
    await expect(notSent.top).toBeGreaterThanOrEqual(reason.bottom);
  },
};

export const WritesOnAPhoneWithTextTwiceAsLarge: Story = {
  globals: { viewport: { value: 'mobile1' } },
  beforeEach: doubleText,
  args: { onUploadFile: fn() },
  play: async ({ canvasElement }) => {
    const { input, button } = controls(canvasElement);
    await expect(input.clientWidth).toBeGreaterThan(innerWidth / 2);
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
};

/** Without a text, the time stands below what the message has, as it stands below the last line of a text. */
export const TimeStandsBelowFilesAlone: Story = {
  args: { messages: [{ ...messages[0]!, content: '', files: attachments }] },
  play: async ({ canvas }) => {
    const time = canvas.getAllByRole('time').at(-1)!.getBoundingClientRect();
    const files = canvas.getByRole('list', { name: 'Files' });
    await expect(time.top).toBeGreaterThanOrEqual(files.getBoundingClientRect().bottom);
  },
};
