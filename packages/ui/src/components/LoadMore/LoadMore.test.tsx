import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './LoadMore.contract.ts';
import { LoadMore } from './LoadMore.tsx';

const ignore = () => {};

describeConformance({
  contract,
  render: (props) => <LoadMore state="idle" onLoadMore={ignore} {...props} />,
  examples: [
    <LoadMore key="loading" state="loading" onLoadMore={ignore} />,
    <LoadMore key="error" state="error" onLoadMore={ignore} />,
    <LoadMore key="end" state="end" onLoadMore={ignore} endMessage="That is all." />,
  ],
});
