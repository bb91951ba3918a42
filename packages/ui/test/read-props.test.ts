import { expect, it } from 'vitest';
import { readProps } from '../scripts/read-props.ts';

it('tells required props first, each by the alphabet, inherited ones among them', () => {
  const name = 'PriceBreaks';
  const { props } = readProps([{ name, path: `src/components/${name}/${name}.tsx` }]).get(name)!;
  const names = props.map((prop) => prop.name);
  const required = props.filter(({ isOptional }) => !isOptional);
  expect(required.map((prop) => prop.name)).toEqual(['label']);
  expect(names).toEqual(['label', ...names.slice(1).toSorted(new Intl.Collator('en').compare)]);
  // Its own, one of the frame that all fields share, and its own again.
  expect(names.filter((key) => ['defaultValue', 'error', 'fieldErrors'].includes(key))).toEqual([
    'defaultValue',
    'error',
    'fieldErrors',
  ]);
});
