import { order, orderEvents, shipments } from '#fixtures/orders.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './OrderTimeline.contract.ts';
import { OrderTimeline, type OrderTimelineProps } from './OrderTimeline.tsx';
import { OrderTimelineSkeleton } from './OrderTimelineSkeleton.tsx';

const { number, lines, totals } = order;
const placed: OrderTimelineProps = {
  number,
  lines,
  totals,
  status: 'placed',
  events: orderEvents.slice(0, 1),
};

describeConformance({
  contract,
  render: (props) => <OrderTimeline {...placed} {...props} />,
  examples: [
    <OrderTimeline
      key="all"
      {...placed}
      status="dispatched"
      events={orderEvents}
      shipments={shipments}
      problem="Two coils are bent."
      shortfall={[{ description: 'Coil', wanted: 100, inStock: 60 }]}
      onInvoice={() => {}}
      onReportProblem={() => {}}
    />,
    <OrderTimeline key="cancelled" {...placed} status="cancelled" reason="Ordered twice." />,
    <OrderTimelineSkeleton key="skeleton" />,
  ],
});
