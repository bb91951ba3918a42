import { fullEvidence } from '#fixtures/evidence.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './EvidenceBadges.contract.ts';
import { EvidenceBadges } from './EvidenceBadges.tsx';

describeConformance({
  contract,
  render: (props) => <EvidenceBadges evidence={fullEvidence} {...props} />,
  examples: [<EvidenceBadges key="loading" />],
});
