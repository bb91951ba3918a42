import { MoneyField } from '#components/MoneyField/MoneyField.tsx';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './EditableCell.contract.ts';
import { EditableCell } from './EditableCell.tsx';

describeConformance({
  contract,
  render: (props) => (
    <EditableCell
      label="Price"
      value={1000}
      onSave={() => {}}
      renderField={(field) => <MoneyField {...field} />}
      {...props}
    >
      1,000
    </EditableCell>
  ),
});
