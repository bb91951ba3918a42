import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './Field.contract.ts';
import { Field } from './Field.tsx';

describeConformance({
  contract,
  render: (props) => (
    <Field label="Date" {...props}>
      {(control) => <input {...control} />}
    </Field>
  ),
  examples: [
    <Field key="all" label="Date" hint="A day." error="No such day." required hideLabel>
      {(control) => <input {...control} />}
    </Field>,
  ],
});
