import { BaseResolver, createConfig, lintDocument, makeDocumentFromString } from '@redocly/openapi-core';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8');

it('breaks no rule that Redocly recommends', async () => {
  const { styleguide } = await createConfig({
    extends: ['recommended'],
    rules: {
      // `/users/{userId}/password` and `/users/newUsers/{userId}` are given. No id is a word, so no address fits both.
      'no-ambiguous-paths': 'off',
    },
  });
  const document = makeDocumentFromString(text, 'openapi.json');
  const problems = await lintDocument({
    document,
    config: styleguide,
    externalRefResolver: new BaseResolver(),
  });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

it('breaks no rule that Spectral recommends', async () => {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [rulesets.oas as RulesetDefinition] });
  const problems = await linter.run(text);
  expect(problems.map(({ code, message, path }) => `${code}: ${message} ${path.join('.')}`)).toEqual([]);
});
