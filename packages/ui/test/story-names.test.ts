import { expect, it } from 'vitest';
import { sentenceCase } from '../../../.storybook/story-names.ts';

it('writes names of stories in sentence case, and leaves abbreviations', () => {
  expect(['Right To Left', 'As A List', 'With URL', 'Default'].map(sentenceCase)).toEqual([
    'Right to left',
    'As a list',
    'With URL',
    'Default',
  ]);
});
