import { stockLog } from '#fixtures/inventory.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './StockLog.contract.ts';
import { StockLog } from './StockLog.tsx';

describeConformance({
  contract,
  render: (props) => <StockLog entries={stockLog} unit="kg" {...props} />,
  examples: [<StockLog key="loading" entries={[]} state="loading" />, <StockLog key="empty" entries={[]} />],
});
