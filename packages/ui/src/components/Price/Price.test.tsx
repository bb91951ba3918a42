import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { discountedPrice } from './money.ts';
import { contract } from './Price.contract.ts';
import { Price } from './Price.tsx';

describeConformance({
  contract,
  render: (props) => <Price price={1000} {...props} />,
  examples: [<Price key="reduced" price={1000} discount={12.5} />],
});

describe('money', () => {
  it.each([
    [1000, 12.5, 875],
    [1000, 0, 1000],
    [1000, 100, 0],
    [19.99, 10, 17.99],
    [0.05, 50, 0.03],
    [9_999_999_999.99, 33.33, 6_666_999_999.99],
  ])('%d less %d percent is %d', (price, discount, left) =>
    expect(discountedPrice(price, discount)).toBe(left),
  );
});
