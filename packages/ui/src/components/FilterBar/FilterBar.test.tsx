import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './FilterBar.contract.ts';
import { FilterBar } from './FilterBar.tsx';

const groups = [{ id: 'port', label: 'Port', choices: [{ value: 'a', label: 'A', count: 1 }] }];
const ignore = () => {};

describeConformance({
  contract,
  render: (props) => <FilterBar groups={groups} value={{}} onValueChange={ignore} {...props} />,
  examples: [
    <FilterBar
      key="all"
      groups={groups}
      value={{ port: ['a'] }}
      onValueChange={ignore}
      rail
      resultCount={1}
      trailing="Sort"
    >
      The list.
    </FilterBar>,
  ],
});
