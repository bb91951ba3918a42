import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './MultiSelect.contract.ts';
import { MultiSelect } from './MultiSelect.tsx';

const options = ['Food', { value: 't', label: 'Textiles', hint: 'Cotton, wool.' }];

describeConformance({
  contract,
  render: (props) => <MultiSelect label="Industries" options={options} {...props} />,
  examples: [
    <MultiSelect
      key="all"
      label="Industries"
      name="industries"
      options={options}
      defaultValue={['t', 'gone']}
      hideLabel
      hint="H"
      error="E"
      required
      loading
    />,
    <MultiSelect key="groups" label="Industries" options={['None', { label: 'Goods', options }]} />,
  ],
});
