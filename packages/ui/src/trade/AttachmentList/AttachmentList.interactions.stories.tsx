import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { attachments, loadPicture } from '#fixtures/attachments.ts';
import { AttachmentList } from './AttachmentList.tsx';

const meta = {
  title: 'Trade/Deals/AttachmentList/Interactions',
  component: AttachmentList,
  tags: ['!autodocs', '!manifest'],
  args: { files: attachments, onOpen: fn() },
} satisfies Meta<typeof AttachmentList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensByMouseAndKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Files' }));
    await userEvent.click(list.getByRole('button', { name: 'bracket-drawing-rev-c.pdf 1.3 MB' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(attachments[0]);
    await userEvent.tab();
    await expect(list.getByRole('button', { name: /^iso-9001\.pdf/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(attachments[1]);
  },
};

export const WhatIsBeingFetchedIsNotFetchedTwice: Story = {
  args: { pendingId: 'f2' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: /^iso-9001\.pdf/, busy: true });
    await userEvent.click(button);
    await expect(args.onOpen).not.toHaveBeenCalled();
    // The focus stays where it was.
    await expect(button).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^coil-on-truck\.jpg/ }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const PicturesLoadAsTheyComeIntoView: Story = {
  args: { onLoadPicture: fn(loadPicture) },
  render: (args) => (
    <div style={{ blockSize: 100, overflow: 'auto' }}>
      <div style={{ blockSize: 600 }} />
      <AttachmentList {...args} />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const file = await within(canvasElement).findByRole('button', { name: /^coil-on-truck\.jpg/ });
    const shown = () => file.querySelector('img');
    await expect(shown()).toBeNull();
    await expect(args.onLoadPicture).not.toHaveBeenCalled();
    file.scrollIntoView();
    await waitFor(() => expect(shown()?.naturalWidth).toBeGreaterThan(0));
    await expect(args.onLoadPicture).toHaveBeenCalledWith(attachments[2]!.url, expect.anything());
    await userEvent.click(shown()!);
    await expect(args.onOpen).toHaveBeenCalledWith(attachments[2]);
  },
};

export const WithoutOnOpenNothingIsPressed: Story = {
  render: ({ onOpen: _onOpen, ...args }) => <AttachmentList {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NoFilesNoList: Story = {
  args: { files: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};
