import { act, createRef } from 'react';
import { expect, it } from 'vitest';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { openRoot } from '../../../test/open-root.ts';
import { contract } from './RadioGroup.contract.ts';
import { RadioGroup } from './RadioGroup.tsx';

describeConformance({
  contract,
  render: (props) => <RadioGroup label="Delivery" options={['By road', 'By rail']} {...props} />,
  examples: [
    <RadioGroup
      key="all"
      label="Delivery"
      hideLabel
      hint="H"
      error="E"
      required
      options={[{ value: 'road', label: 'By road', hint: 'Two days.' }]}
    />,
  ],
});

it.each([
  ['By sea', 'By sea'],
  ['', 'By rail'],
])('with %j chosen, its ref is %j', (value, focusable) => {
  const ref = createRef<HTMLInputElement>();
  const { root } = openRoot({ act: true });
  const options = [{ value: 'By road', label: 'By road', disabled: true }, 'By rail', 'By sea'];
  act(() => root.render(<RadioGroup label="Delivery" value={value} disabled {...{ options, ref }} />));
  expect(ref.current?.value).toBe(focusable);
});
