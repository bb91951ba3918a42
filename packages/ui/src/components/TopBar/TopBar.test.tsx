import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './TopBar.contract.ts';
import { TopBar } from './TopBar.tsx';

describeConformance({
  contract,
  render: (props) => <TopBar search="Search" account="Account" onModeChange={() => {}} {...props} />,
  examples: [
    <div key="scrolled" style={{ blockSize: '300vh' }}>
      <TopBar announcements="Nothing new" />
    </div>,
  ],
  settled: (root) => {
    if (!root.querySelector('[data-component="IconButton"]')) return true;
    window.scrollTo(0, 51);
    return root.hasAttribute('data-scrolled');
  },
});
