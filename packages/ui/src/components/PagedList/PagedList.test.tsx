import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './PagedList.contract.ts';
import { PagedList } from './PagedList.tsx';

const list = {
  of: 'products',
  renderList: (items: readonly React.ReactNode[]) => <div>{items}</div>,
  items: [<p key="coil">Coil</p>],
  skeleton: <p>Place</p>,
  emptyState: 'None',
};

describeConformance({
  contract,
  render: (props) => <PagedList {...list} {...props} />,
  examples: [
    <PagedList key="loading" {...list} state="loading" />,
    <PagedList key="error" {...list} state="error" />,
  ],
});
