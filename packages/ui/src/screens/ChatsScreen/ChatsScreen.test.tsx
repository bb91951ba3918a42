import { conversations } from '#fixtures/conversations.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './ChatsScreen.contract.ts';
import { ChatsScreen } from './ChatsScreen.tsx';

const ignore = () => {};

describeConformance({
  contract,
  render: (props) => (
    <ChatsScreen networkHref="/Network" connections={conversations} onSelect={ignore} {...props} />
  ),
  examples: [
    <ChatsScreen
      networkHref="/Network"
      key="open"
      connections={conversations}
      selectedId="c-bharat"
      onSelect={ignore}
      conversation="Conversation"
    />,
    <ChatsScreen networkHref="/Network" key="empty" connections={[]} onSelect={ignore} />,
    <ChatsScreen
      networkHref="/Network"
      key="error"
      connections={[]}
      state="error"
      onRetry={ignore}
      onSelect={ignore}
    />,
  ],
});
