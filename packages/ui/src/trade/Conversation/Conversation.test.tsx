import { messages } from '#fixtures/conversations.ts';
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
    <Conversation key="older" {...props} hasOlder onLoadOlder={() => {}} onBack={() => {}} />,
  ],
});
