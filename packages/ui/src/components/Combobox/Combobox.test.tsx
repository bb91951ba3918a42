import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './Combobox.contract.ts';
import { Combobox } from './Combobox.tsx';

const options = ['Food', { value: 't', label: 'Textiles', hint: 'Cotton, wool.' }];

describeConformance({
  contract,
  render: (props) => <Combobox label="Industry" options={options} {...props} />,
  examples: [
    <Combobox
      key="all"
      label="Industry"
      name="industry"
      options={options}
      defaultValue="t"
      hideLabel
      hint="H"
      error="E"
      required
      loading
    />,
    <Combobox key="groups" label="Industry" options={['None', { label: 'Goods', options }]} />,
    <Combobox key="empty" label="Industry" options={[]} />,
  ],
});
