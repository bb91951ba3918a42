import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './Select.contract.ts';
import { Select } from './Select.tsx';

describeConformance({
  contract,
  render: (props) => (
    <Select label="Industry" options={['Food', { value: 't', label: 'Textiles' }]} {...props} />
  ),
  examples: [
    <Select
      key="all"
      label="Industry"
      options={['Food', { label: 'Goods', options: ['Textiles'] }]}
      placeholder="Choose"
      hideLabel
      hint="H"
      error="E"
      required
      // The values are known, those of groups too.
      onValueChange={(value: 'Food' | 'Textiles') => value}
    />,
  ],
});
