import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './Timeline.contract.ts';
import { Timeline } from './Timeline.tsx';

const events = [
  { id: 'asked', timestamp: '2026-03-10T05:12:00Z', title: 'Asked', description: '40 tonnes' },
  { id: 'answered', timestamp: '2026-03-11T05:12:00Z', title: 'Answered', icon: <svg /> },
];

describeConformance({
  contract,
  render: (props) => <Timeline events={events} {...props} />,
  examples: [<Timeline key="done" events={events} lastEvent="done" timeZone="Asia/Kolkata" />],
});
