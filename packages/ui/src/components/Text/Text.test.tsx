import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './Text.contract.ts';
import { Text } from './Text.tsx';

describeConformance({
  contract,
  render: (props) => <Text {...props}>Steel</Text>,
  examples: [
    <Text key="within" lines={2}>
      Steel{' '}
      <Text as="strong" tone="critical" numeric>
        12
      </Text>
    </Text>,
  ],
});
