import { conversations } from '#fixtures/conversations.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './ConversationList.contract.ts';
import { ConversationList } from './ConversationList.tsx';

describeConformance({
  contract,
  render: (props) => <ConversationList conversations={conversations} {...props} />,
  examples: [
    <ConversationList key="loading" conversations={[]} loading />,
    <ConversationList key="search" conversations={conversations} search="Search" />,
    <ConversationList
      key="pressable"
      conversations={conversations}
      selectedId="c-bharat"
      onSelect={() => {}}
    />,
  ],
});
