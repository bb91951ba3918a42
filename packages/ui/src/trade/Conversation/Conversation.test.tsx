import { useState } from 'react';
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
const late = { ...messages[0]!, _id: 'm-late', timestamp: '2026-03-12T11:00:00' };

describeConformance({
  contract,
  render: (rest) => <Conversation {...props} {...rest} />,
  examples: [
    <Conversation key="loading" {...props} messages={[]} loading />,
    <Conversation key="empty" {...props} messages={[]} />,
    <Conversation key="older" {...props} hasOlder onLoadOlder={() => {}} onBack={() => {}} />,
    <Arriving key="arriving" />,
  ],
  reach: async (root) => {
    const log = root.querySelector('[role=log]');
    if (!log || !root.hasAttribute('data-testid')) return;
    log.scrollTop = -200;
    log.dispatchEvent(new Event('scroll'));
    root.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  },
});

/** Receives a message when it is pressed. */
function Arriving() {
  const [list, setList] = useState(messages);
  return (
    <Conversation
      {...props}
      data-testid="arriving"
      style={{ blockSize: 300 }}
      messages={list}
      onClick={() => setList([...messages, late])}
    />
  );
}
