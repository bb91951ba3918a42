import { companySessions, ownSessions } from '#fixtures/sessions.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './SessionList.contract.ts';
import { SessionList } from './SessionList.tsx';

describeConformance({
  contract,
  render: (props) => <SessionList sessions={ownSessions} {...props} />,
  examples: [
    <SessionList key="company" sessions={companySessions(3)} onEnd={() => {}} onEndOthers={() => {}} />,
    <SessionList key="loading" sessions={[]} state="loading" />,
    <SessionList key="empty" sessions={[]} />,
  ],
});
