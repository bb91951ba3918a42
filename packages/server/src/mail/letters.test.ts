import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sampleLetters } from '../../test/sample-letters.ts';

it('has its letters shown in Storybook as they are: npm run letters', () => {
  const shown: unknown = JSON.parse(
    readFileSync(new URL('../../../ui/docs/patterns/letters.json', import.meta.url), 'utf8'),
  );
  expect(shown).toEqual(sampleLetters);
});
