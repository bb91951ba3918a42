import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './FilterPanel.contract.ts';
import { FilterPanel } from './FilterPanel.tsx';

const groups = [
  { id: 'port', label: 'Port', choices: [{ value: 'a', label: 'A', count: 1 }] },
  { id: 'price', label: 'Price', range: { min: 0, max: 10 }, defaultOpen: false },
  { id: 'age', label: 'Age', limit: { unit: 'days' } },
  { id: 'slow', label: 'Slow', choices: [], state: 'loading' as const },
  { id: 'lost', label: 'Lost', choices: [], state: 'error' as const, onRetry: () => {} },
];

describeConformance({
  contract,
  render: (props) => <FilterPanel label="Filters" groups={groups} {...props} />,
  examples: [
    <FilterPanel
      key="all"
      label="Filters"
      hideLabel
      groups={groups}
      resultCount={1}
      defaultValue={{ port: ['a'], price: { from: 1, to: null } }}
    />,
  ],
});
