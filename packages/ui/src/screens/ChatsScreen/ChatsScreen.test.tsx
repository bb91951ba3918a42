import { conversations } from '#fixtures/conversations.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './ChatsScreen.contract.ts';
import { ChatsScreen } from './ChatsScreen.tsx';

const ignore = () => {};

describeConformance({
  contract,
  render: (props) => <ChatsScreen connections={conversations} onSelect={ignore} {...props} />,
  examples: [
    <ChatsScreen
      key="open"
      connections={conversations}
      selectedId="c-bharat"
      onSelect={ignore}
      conversation="Conversation"
    />,
    <ChatsScreen key="empty" connections={[]} onSelect={ignore} />,
    <ChatsScreen key="error" connections={[]} state="error" onRetry={ignore} onSelect={ignore} />,
  ],
});
