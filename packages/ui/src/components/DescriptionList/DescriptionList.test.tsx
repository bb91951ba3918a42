import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './DescriptionList.contract.ts';
import { DescriptionList, type DescriptionListProps } from './DescriptionList.tsx';

const items = [
  { term: 'Industry', description: 'Steel' },
  { term: 'Address', description: ' ' },
  { term: 'Discount', description: 0 },
  { term: 'Sizes', description: false },
  { term: 'Note' },
];

describeConformance({
  contract,
  render: (props) => <DescriptionList items={items} {...props} />,
});

const wordsOf = (props: DescriptionListProps) =>
  renderToStaticMarkup(<DescriptionList {...props} />)
    .split(/<[^>]*>/)
    .filter(Boolean);

describe('DescriptionList', () => {
  it('leaves out what is empty, and keeps a 0', () => {
    expect(wordsOf({ items })).toEqual(['Industry', 'Steel', 'Discount', '0']);
  });

  it('says what stands for what is empty', () => {
    expect(wordsOf({ items: items.slice(1, 3), emptyText: 'N/A' })).toEqual([
      'Address',
      'N/A',
      'Discount',
      '0',
    ]);
  });

  it('renders nothing where nothing is known', () => {
    expect(renderToStaticMarkup(<DescriptionList items={[{ term: 'Note' }]} />)).toBe('');
  });
});
