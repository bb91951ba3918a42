import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { attachments, loadPicture, longNamedAttachments, manyAttachments } from '#fixtures/attachments.ts';
import { contract } from './AttachmentList.contract.ts';
import { AttachmentList } from './AttachmentList.tsx';

const meta = {
  title: 'Trade/Deals/AttachmentList',
  component: AttachmentList,
  parameters: { contract },
  decorators: [width(720)],
  args: { files: attachments, onOpen: fn(), onLoadPicture: loadPicture },
} satisfies Meta<typeof AttachmentList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { pendingId: '' } };

/** The one that is being fetched says so, and the others can be opened meanwhile. */
export const Pending: Story = { args: { pendingId: 'f2' } };

/** A picture that cannot be loaded, or is on its way, has the icon of its kind. */
export const PictureNotLoaded: Story = { args: { onLoadPicture: () => Promise.reject(new Error('404')) } };

/** Without a way to load pictures all files are lines. */
export const WithoutPictures: Story = {
  render: ({ onLoadPicture: _onLoadPicture, ...args }) => <AttachmentList {...args} />,
};

/** Where files cannot be opened they are text. */
export const TextOnly: Story = { render: ({ onOpen: _onOpen, ...args }) => <AttachmentList {...args} /> };

export const Many: Story = { args: { files: manyAttachments } };

/** A long name breaks; one from right to left reads so. */
export const LongText: Story = { args: { files: longNamedAttachments } };

/** Every state. */
export const States: Story = {
  render: (args) => (
    <Column>
      <AttachmentList {...args} />
      <AttachmentList {...args} pendingId="f1" />
      <AttachmentList {...args} files={longNamedAttachments} onOpen={undefined} />
    </Column>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { files: [...attachments, ...longNamedAttachments] },
};

/** One below the other on a phone. */
export const Narrow: Story = {
  decorators: [width(280)],
  args: { files: [...attachments, ...longNamedAttachments] },
};
