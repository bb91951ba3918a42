import { attachments } from '#fixtures/attachments.ts';
import { dealMessages, messages } from '#fixtures/conversations.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './Conversation.contract.ts';
import { Conversation, type ConversationProps } from './Conversation.tsx';

const props: ConversationProps = {
  companyName: 'Bharat Steel Works',
  messages,
  currentUserId: 'c-own',
  ownCompanyName: 'Malabar Trading House',
  onSend: () => {},
};

describeConformance({
  contract,
  render: (rest) => <Conversation {...props} {...rest} />,
  examples: [
    <Conversation key="loading" {...props} messages={[]} loading />,
    <Conversation key="empty" {...props} messages={[]} />,
    <Conversation key="ended" {...props} notice={{ title: 'You are not connected' }} />,
    <Conversation key="cards" {...props} messages={dealMessages} />,
    <Conversation key="links" {...props} messages={dealMessages} cardHref={({ id }) => `/deals/${id}`} />,
    <Conversation
      key="addresses"
      {...props}
      messages={[{ ...messages[0]!, content: 'See https://bharatsteel.example, please.' }]}
    />,
    <Conversation
      key="deleted"
      {...props}
      messages={messages.map((message, index) => ({ ...message, deleted: index === 1 }))}
      onDelete={() => {}}
    />,
    <Conversation key="long" {...props} draft={'x'.repeat(11)} onDraftChange={() => {}} maxLength={10} />,
    <Conversation
      key="files"
      {...props}
      messages={[{ ...messages[0]!, content: '', files: attachments }]}
      draftFiles={attachments}
      onDraftFilesChange={() => {}}
      onUploadFile={() => Promise.resolve(attachments[0]!)}
      onFileOpen={() => {}}
    />,
    <Conversation key="found" {...props} focusId="m-5" />,
    <Conversation key="around" {...props} hasNewer onLoadNewer={() => {}} />,
    <Conversation key="unread" {...props} unreadFrom="m-7" readUpTo="m-6" />,
    <Conversation key="older" {...props} hasOlder onLoadOlder={() => {}} onBack={() => {}} />,
  ],
});
