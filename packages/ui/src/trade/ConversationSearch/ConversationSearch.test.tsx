import { foundMessages } from '#fixtures/conversations.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './ConversationSearch.contract.ts';
import { ConversationSearch, type ConversationSearchProps } from './ConversationSearch.tsx';

const props: ConversationSearchProps = { query: 'coil', onQueryChange: () => {}, results: foundMessages };

describeConformance({
  contract,
  render: (rest) => <ConversationSearch {...props} {...rest} />,
  examples: [
    <ConversationSearch key="field" {...props} query="" />,
    <ConversationSearch key="loading" {...props} state="loading" />,
    <ConversationSearch key="none" {...props} results={[]} />,
    <ConversationSearch key="error" {...props} state="error" onRetry={() => {}} />,
    <ConversationSearch key="links" {...props} resultHref={({ _id }) => `/chats/${_id}`} onOpen={() => {}} />,
    <ConversationSearch key="pages" {...props} more="idle" onLoadMore={() => {}} />,
  ],
});
