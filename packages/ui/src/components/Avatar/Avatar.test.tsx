import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './Avatar.contract.ts';
import { Avatar } from './Avatar.tsx';
import { initialsOf, tintOf } from './initials.ts';

const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

describeConformance({
  contract,
  render: (props) => <Avatar name="Saffron Steel" {...props} />,
  examples: [<Avatar key="picture" name="Saffron Steel" src={picture} />],
});

describe('initials', () => {
  it.each([
    ['Saffron Steel Works', 'SW'],
    ['lotus', 'L'],
    ['  Nilgiri   Systems ', 'NS'],
    ['𝒜cme 😀 tools', '𝒜T'],
    ['', ''],
  ])('of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials));

  it('come on one of six tints, the same for the same name', () => {
    const tints = Array.from({ length: 200 }, (_, index) => tintOf(`Company ${index}`));
    expect(new Set(tints)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(tintOf('Saffron Steel')).toBe(tintOf('Saffron Steel'));
  });
});
