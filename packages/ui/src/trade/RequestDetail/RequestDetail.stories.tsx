import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Column, width } from '#docs/story-layout.tsx';
import { attachments, loadPicture, longNamedAttachments } from '#fixtures/attachments.ts';
import { detailedRequest, estimateRequest, longTextDetail, requestsNow } from '#fixtures/request-details.ts';
import { contract } from './RequestDetail.contract.ts';
import { RequestDetail } from './RequestDetail.tsx';

const meta = {
  title: 'Trade/Deals/RequestDetail',
  component: RequestDetail,
  parameters: { contract },
  decorators: [width(720)],
  args: { ...detailedRequest, now: requestsNow, onClientOpen: fn() },
} satisfies Meta<typeof RequestDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As a vendor sees it that has not quoted. */
export const Default: Story = { args: { onQuote: fn(), onAsk: async () => {} } };

export const Playground: Story = { args: { onQuote: fn(), estimate: false } };

/** As a vendor sees it that has quoted. */
export const Quoted: Story = { args: { quoteHref: '#deal' } };

/** As its client sees it while there is no offer. */
export const Own: Story = { args: { quoteCount: 0, onEdit: fn(), onClose: fn() } };

/** Once there are offers it can no longer be edited, only extended. */
export const OwnWithQuotes: Story = { args: { onEdit: fn(), onExtend: fn(), onClose: fn() } };

/** A request for an estimate has no last day that matters. */
export const OwnEstimateWithQuotes: Story = {
  args: { ...estimateRequest, quoteCount: 1, estimate: true, onEdit: fn(), onClose: fn() },
};

/** A closed one can be opened again by its client. */
export const Closed: Story = { args: { status: 'closed', onReopen: fn() } };

/** The last day for new quotes is over. */
export const NoNewQuotes: Story = {
  args: { closesAt: '2026-11-21T18:29:59.000Z', onQuote: fn(), onAsk: async () => {} },
};

/** It is still open although the day by which it was needed is over. */
export const NeedHasPassed: Story = { args: { neededBy: '2026-11-20', onQuote: fn() } };

/** A request for an estimate names its product. */
export const Estimate: Story = {
  args: { ...estimateRequest, estimate: true, productHref: '#product' },
};

/** Files are fetched when they are pressed; one that is on its way says so. */
export const WithFiles: Story = {
  args: {
    files: attachments,
    onFileOpen: fn(),
    onLoadPicture: loadPicture,
    pendingFileId: 'f2',
    onQuote: fn(),
  },
};

/** Only what a client has to say. */
export const Sparse: Story = {
  args: {
    images: [],
    quantity: null,
    unit: '',
    neededBy: null,
    deliveryPlace: '',
    closesAt: null,
    quoteCount: 0,
  },
};

export const LongText: Story = {
  args: { ...longTextDetail, files: longNamedAttachments, onFileOpen: fn(), onQuote: fn() },
};

export const States: Story = {
  render: (args) => (
    <Column>
      <RequestDetail {...args} onQuote={() => {}} onAsk={async () => {}} />
      <RequestDetail
        {...args}
        files={attachments}
        onFileOpen={() => {}}
        quoteCount={0}
        onEdit={() => {}}
        onClose={() => {}}
      />
      <RequestDetail {...args} onEdit={() => {}} onExtend={() => {}} onClose={() => {}} />
      <RequestDetail {...args} neededBy="2026-11-20" onQuote={() => {}} />
      <RequestDetail {...args} status="awarded" onReopen={() => {}} />
      <RequestDetail {...args} {...estimateRequest} estimate productHref="#product" quoteHref="#deal" />
      <RequestDetail {...args} {...longTextDetail} />
    </Column>
  ),
};

export const RightToLeft: Story = { args: { onQuote: fn() }, globals: { direction: 'rtl' } };

export const Narrow: Story = {
  args: { files: longNamedAttachments, onFileOpen: fn(), onQuote: fn(), onAsk: async () => {} },
  decorators: [width(280)],
};
