import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './Stepper.contract.ts';
import { Stepper, type StepperProps } from './Stepper.tsx';

const steps = [{ label: 'Placed', description: '12 Nov' }, { label: 'Accepted' }, { label: 'Delivered' }];

describeConformance({
  contract,
  render: (props) => <Stepper label="Order" steps={steps} current={1} {...props} />,
  examples: [<Stepper key="stopped" label="Order" steps={steps} current={1} stopped />],
});

const read = (props: Pick<StepperProps, 'current' | 'stopped'>) =>
  [
    ...renderToStaticMarkup(<Stepper label="Order" steps={steps} {...props} />).matchAll(
      /data-state="(\w+)"( aria-current="step")?/g,
    ),
  ].map(([, state, current]) => (current ? `${state} (current)` : state));

describe('Stepper', () => {
  it.each([
    [{ current: 0 }, ['current (current)', 'upcoming', 'upcoming']],
    [{ current: 1 }, ['done', 'current (current)', 'upcoming']],
    [{ current: 1, stopped: true }, ['done', 'stopped (current)', 'upcoming']],
    [{ current: 3 }, ['done', 'done', 'done']],
  ])('at %j shows %j', (props, states) => {
    expect(read(props)).toEqual(states);
  });
});
