import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './Grid.contract.ts';
import { Grid } from './Grid.tsx';

describeConformance({
  contract,
  render: (props) => <Grid {...props}>Steel</Grid>,
  examples: [
    <Grid key="list" as="ul" columns={3}>
      <li>Steel</li>
    </Grid>,
  ],
});
