import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './StatTile.contract.ts';
import { StatTile } from './StatTile.tsx';

describeConformance({
  contract,
  render: (props) => <StatTile label="Connections" value="128" {...props} />,
  examples: [
    <StatTile
      key="all"
      label="Connections"
      value="128"
      direction="up"
      change="12%"
      hint="This week"
      trend={[1, 2]}
    />,
    <StatTile key="loading" label="Connections" direction="up" loading />,
  ],
});
