import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '#components/Button/Button.tsx';
import { aMoment } from '#fixtures/a-moment.ts';
import { attachments, loadPicture, longNamedAttachments } from '#fixtures/attachments.ts';
import { bharat, ownCompany, longTextCompany } from '#fixtures/companies.ts';
import { dealMessages, manyMessages, messages, now } from '#fixtures/conversations.ts';
import { contract } from './Conversation.contract.ts';
import { Conversation, type ConversationMessage, type ConversationMessageCard } from './Conversation.tsx';

const meta = {
  title: 'Trade/Chat/Conversation',
  component: Conversation,
  parameters: { contract, layout: 'fullscreen' },
  args: {
    companyName: bharat.companyName,
    avatar: bharat.avatar,
    messages,
    currentUserId: ownCompany.id,
    ownCompanyName: ownCompany.companyName,
    now,
    onSend: fn(),
    onCompanyOpen: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Conversation>;
export default meta;
type Story = StoryObj<typeof meta>;

const cards = {
  cardHref: ({ type, id }: ConversationMessageCard) =>
    type === 'request' ? `/requests/${id}` : `/deals/${id}`,
  onCardOpen: fn(),
};

const say = (
  id: number,
  sender: string,
  content: string,
  card?: ConversationMessageCard,
): ConversationMessage => ({
  _id: `m-said-${id}`,
  card,
  sender,
  content,
  timestamp: new Date(now.getTime() - (20 - id) * 60_000).toISOString(),
});

export const Default: Story = {};

export const Playground: Story = { args: { loading: false, hasOlder: false, maxLength: 4000 } };

/** Sending takes a moment, as over a slow network; the button is busy meanwhile. */
export const Sending: Story = {
  render: function Live(args) {
    const [list, setList] = useState(args.messages);
    const send = async (content: string) => {
      await aMoment();
      setList((before) => [
        ...before,
        { _id: `m-${before.length}`, sender: ownCompany.id, content, timestamp: now.toISOString() },
      ]);
    };
    return <Conversation {...args} messages={list} onSend={send} />;
  },
};

/** The first messages are loading. */
export const Loading: Story = { args: { companyName: '', messages: [], loading: true } };

/** For a member whose role permits no messages: there is no box to reply. */
export const ReadOnly: Story = { render: ({ onSend: _send, ...args }) => <Conversation {...args} /> };

/** The connection has ended: what was said stays to be read until one leaves. */
export const Ended: Story = {
  args: {
    notice: {
      title: `You are not connected with ${bharat.companyName}`,
      action: <Button size="sm">View Profile</Button>,
    },
  },
};

/** There is no connection, and nothing has been said. */
export const NotConnected: Story = {
  args: {
    messages: [],
    notice: {
      title: `You are not connected with ${bharat.companyName}`,
      description: 'Only connected companies can chat.',
      action: <Button>View Profile</Button>,
    },
  },
};

/** No messages yet. */
export const Empty: Story = { args: { messages: [] } };

/** A text that is too long stays as it is; the length is shown, and Send says why it is not sent. */
export const TooLong: Story = { args: { draft: 'Our standing order. '.repeat(201).trim(), maxLength: 4000 } };

/** Opens at the first unread message; 'Read' stands under the newest own message that the other company has read. */
export const Unread: Story = { args: { unreadFrom: 'm-7', readUpTo: 'm-6' } };

/** More unread messages than there is space for: it opens at the first of them. */
export const ManyUnread: Story = { args: { messages: manyMessages(200), unreadFrom: 'm-many-140' } };

/** Opened at a message that a search has found. */
export const OpenedAtAMessage: Story = { args: { messages: manyMessages(200), focusId: 'm-many-50' } };

/** A thousand messages: groups off the screen are not laid out. */
export const Many: Story = { args: { messages: manyMessages(1000) } };

/** Scrolling near the first message loads older ones and keeps the scroll position. */
export const OlderMessages: Story = {
  render: function Older(args) {
    const all = manyMessages(120);
    const [shown, setShown] = useState(30);
    const loadOlder = async () => {
      await aMoment();
      setShown((before) => before + 30);
    };
    return (
      <Conversation
        {...args}
        messages={all.slice(-shown)}
        hasOlder={shown < all.length}
        onLoadOlder={loadOlder}
      />
    );
  },
};

/** Addresses that begin with http, https or mailto are links, and open beside the conversation. Nothing else is one. */
export const Links: Story = {
  args: {
    messages: [
      say(1, bharat.id, 'The certificate (https://bharatsteel.example/heat_(4711).pdf) is there.'),
      say(2, ownCompany.id, 'Thank you! Please write to mailto:accounts@malabar.example, not to me.'),
      say(3, bharat.id, 'هذا هو العنوان https://bharatsteel.example/ar/شهادة وشكرا'),
      say(4, bharat.id, 'javascript:alert(1), ftp://a.example, https://bank.example@evil.example'),
    ],
  },
};

/** Opened at a message of long ago: there are older and newer ones, which come page by page. */
export const AroundAMessage: Story = {
  render: function Around(args) {
    const all = manyMessages(200);
    const [[first, last], setShown] = useState([60, 90]);
    return (
      <Conversation
        {...args}
        messages={all.slice(first, last)}
        focusId="m-many-75"
        hasOlder={first > 0}
        onLoadOlder={() => Promise.resolve(setShown([Math.max(0, first - 30), last]))}
        hasNewer={last < all.length}
        onLoadNewer={() => Promise.resolve(setShown([first, last + 30]))}
      />
    );
  },
};

/** Long words and links break, and a name of any length leaves space for the messages. */
export const LongText: Story = {
  args: {
    companyName: longTextCompany.companyName,
    avatar: longTextCompany.avatar,
    ownCompanyName: longTextCompany.companyName,
    onBack: fn(),
    messages: [
      say(
        1,
        bharat.id,
        'https://www.bharatsteel.example/certificates/2026/03/heat-4711/mill-test-report.pdf?copy=1',
      ),
      say(2, ownCompany.id, 'Our standing order. '.repeat(30).trim()),
      say(3, bharat.id, 'X'.repeat(180)),
      say(4, ownCompany.id, 'One\nTwo\n\nFour, after an empty line'),
    ],
  },
};

/** Steps of a deal are messages with a card, which leads to the deal. */
export const Cards: Story = { args: { ...cards, messages: dealMessages } };

const fifteenMinutes = 15 * 60_000;
const deletable = {
  onDelete: fn(),
  deletableUntil: ({ timestamp }: ConversationMessage) => new Date(Date.parse(timestamp) + fifteenMinutes),
};
const lastWords = [
  say(1, bharat.id, 'The price of the slitting?'),
  { ...say(2, ownCompany.id, ''), deleted: true },
  say(18, ownCompany.id, 'Rs. 1,200 a tonne, and Rs. 900 from 20 tonnes on. This holds until Friday.'),
  { ...say(19, bharat.id, ''), deleted: true },
];

/** One's own messages can be deleted for a while; what remains is 'Message deleted'. */
export const Deletable: Story = { args: { ...deletable, messages: lastWords } };

const withFiles = [
  { ...say(1, bharat.id, 'The drawing and the certificate:'), files: attachments.slice(0, 2) },
  { ...say(2, ownCompany.id, ''), files: attachments.slice(2) },
  { ...say(3, bharat.id, 'And the rest'), files: longNamedAttachments },
];

/** Files of messages: pictures are seen. */
export const Files: Story = {
  args: { messages: withFiles, onFileOpen: fn(), onLoadPicture: loadPicture, pendingFileId: 'f2' },
};

/** The files of a message are chosen, dropped on the conversation or pasted, and uploaded at once. */
export const WritingWithFiles: Story = {
  args: {
    draft: 'As on the drawing.',
    draftFiles: attachments.slice(0, 2),
    onUploadFile: () => Promise.resolve(attachments[2]!),
    maxFiles: 10,
    maxFileSize: 10_000_000,
  },
};

/** A card of each type. Without `cardHref` cards are buttons, and a long title is cut off after three lines. */
export const CardTypes: Story = {
  args: {
    onCardOpen: fn(),
    messages: (['request', 'quote', 'order', 'product'] as const).flatMap((type, index) => {
      const titles = [
        'Brass fittings',
        longTextCompany.companyName.repeat(6),
        'أنابيب نحاسية ١٥ مم',
        'Brass valve',
      ];
      const card = { type, id: `d-${index}`, title: titles[index]! };
      return [bharat, ownCompany].map((company, side) =>
        say(2 * index + side, company.id, `Have a look at this: ${card.title}`, card),
      );
    }),
  },
};

/** A card whose product is withdrawn since, or whose vendor has gone. */
export const UnavailableCard: Story = {
  args: {
    ...cards,
    isCardAvailable: () => false,
    messages: [bharat, ownCompany].map(({ id }, side) =>
      say(side, id, 'What about this one?', { type: 'product', id: 'p-1', title: 'Brass valve' }),
    ),
  },
};

/** A message has the direction of its own text, whatever the page's is. */
export const MixedDirections: Story = {
  args: {
    messages: [
      say(1, bharat.id, 'صباح الخير، هل وصلت الشحنة؟'),
      say(2, ownCompany.id, 'Yes, this morning. Thank you!'),
      say(3, bharat.id, 'ممتاز. سنرسل الفاتورة رقم 4711 اليوم.'),
    ],
  },
};

/** Full, with unread messages, opened at a message, with deleted ones, with files, with cards, empty, loading, and with a draft. */
export const States: Story = {
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: 24,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
        gridAutoRows: 480,
      }}
    >
      <Conversation {...args} />
      <Conversation {...args} unreadFrom="m-7" readUpTo="m-6" companyName="Malwa Forgings" avatar={null} />
      <Conversation {...args} focusId="m-5" companyName="Vindhya Fasteners" avatar={null} />
      <Conversation {...args} {...cards} messages={dealMessages} companyName="Deccan Coils" avatar={null} />
      <Conversation
        {...args}
        {...deletable}
        messages={lastWords}
        companyName="Coromandel Textiles"
        avatar={null}
      />
      <Conversation
        {...args}
        messages={withFiles}
        onFileOpen={fn()}
        onLoadPicture={loadPicture}
        companyName="Narmada Castings"
        avatar={null}
        draft="As on the drawing."
        draftFiles={attachments.slice(0, 1)}
        onUploadFile={() => Promise.resolve(attachments[2]!)}
      />
      <Conversation {...args} messages={[]} companyName="Sahyadri Pharma" avatar={null} />
      <Conversation {...args} messages={[]} companyName="Konark Auto Components" avatar={null} loading />
      <Conversation
        {...args}
        companyName="Nimbus IT Services"
        avatar={null}
        draft="We could start on Monday."
      />
    </div>
  ),
};

export const RightToLeft: Story = {
  args: { ...cards, onBack: fn(), messages: dealMessages },
  globals: { direction: 'rtl' },
};

export const Narrow: Story = {
  args: { ...cards, onBack: fn(), messages: dealMessages },
  globals: { viewport: { value: 'mobile1' } },
};
