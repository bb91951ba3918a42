import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { width } from '#docs/story-layout.tsx';
import { attachments } from '#fixtures/attachments.ts';
import { detailedRequest, requestsNow } from '#fixtures/request-details.ts';
import { RequestDetail, type RequestDetailProps } from './RequestDetail.tsx';

const meta = {
  title: 'Trade/Deals/RequestDetail/Interactions',
  component: RequestDetail,
  tags: ['!autodocs', '!manifest'],
  decorators: [width(720)],
  args: { ...detailedRequest, now: requestsNow },
} satisfies Meta<typeof RequestDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

const body = () => within(document.body);

export const AVendorAsks: Story = {
  args: { onAsk: fn(async () => {}), onQuote: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Ask a question' }));
    const dialog = within(await body().findByRole('dialog', { name: 'Ask a question' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Question' }), 'Which grade?');
    await userEvent.click(dialog.getByRole('button', { name: 'Send question' }));
    await expect(args.onAsk).toHaveBeenCalledWith('Which grade?');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
  },
};

export const AQuestionThatWasNotSentStays: Story = {
  args: { onAsk: fn(() => Promise.reject(new Error('No line.'))) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ask a question' }));
    const dialog = within(await body().findByRole('dialog', { name: 'Ask a question' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Question' }), 'Which grade?');
    await userEvent.click(dialog.getByRole('button', { name: 'Send question' }));
    await expect(dialog.getByRole('textbox', { name: 'Question' })).toHaveValue('Which grade?');
  },
};

/** Of the three only the first can still be agreed on. */
export const APassedNeedIsSaidWhileItMatters: Story = {
  args: { neededBy: '2026-11-24' },
  render: (args) => (
    <>
      <RequestDetail {...args} />
      <RequestDetail {...args} status="closed" />
      <RequestDetail {...args} ended />
    </>
  ),
  play: async ({ canvasElement }) => {
    const days = within(canvasElement).getAllByText(/^24 Nov 2026/);
    await expect(days.map(({ textContent }) => textContent)).toEqual([
      '24 Nov 2026, which has passed',
      '24 Nov 2026',
      '24 Nov 2026',
    ]);
  },
};

/** As on a phone whose text is twice as large. */
export const ANameIsNoColumnOfLetters: Story = {
  decorators: [width(180)],
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByText(detailedRequest.client_name);
    await expect(name.closest('[data-part="titles"]')!.clientWidth).toBeGreaterThanOrEqual(96);
    await expect(within(canvasElement).getByText('Open')).toBeVisible();
  },
};

export const WithQuotesOnlyItsLastDayIsChanged: Story = {
  args: { onEdit: fn(), onExtend: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();
    await expect(canvas.getByText('It has quotes, so only its last day can be changed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Extend' }));
    await expect(args.onExtend).toHaveBeenCalledOnce();
  },
};

export const WithoutQuotesItIsEdited: Story = {
  args: { quoteCount: 0, onEdit: fn(), onExtend: fn() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Extend' })).toBeNull();
  },
};

export const ClosingIsConfirmed: Story = {
  args: { onClose: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close request' }));
    const question = within(await body().findByRole('alertdialog', { name: 'Close this request?' }));
    await expect(question.getByText(/3 quotes are suspended/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Close request' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** An app whose client closes and reopens a request. */
function ClosingClient(props: RequestDetailProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <RequestDetail
      {...props}
      status={isOpen ? 'open' : 'closed'}
      onClose={() => setOpen(false)}
      onReopen={() => setOpen(true)}
    />
  );
}

export const CloseAndReopenTakeTheFocusOfOneAnother: Story = {
  render: (args) => <ClosingClient {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Close request' }));
    await userEvent.click(
      within(await body().findByRole('alertdialog')).getByRole('button', { name: 'Close request' }),
    );
    await waitFor(() => expect(body().queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Reopen request' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Close request' })).toHaveFocus();
  },
};

export const FilesAreOpened: Story = {
  args: { files: attachments, onFileOpen: fn() },
  play: async ({ canvasElement, args }) => {
    const files = within(within(canvasElement).getByRole('list', { name: 'Files' }));
    await userEvent.click(files.getByRole('button', { name: /^iso-9001\.pdf/ }));
    await expect(args.onFileOpen).toHaveBeenCalledWith(attachments[1]);
  },
};

export const AfterItsLastDayNothingIsOffered: Story = {
  args: { closesAt: '2026-11-21T18:29:59.000Z', onQuote: fn(), onAsk: fn(async () => {}) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('No new quotes since')).toBeVisible();
  },
};
