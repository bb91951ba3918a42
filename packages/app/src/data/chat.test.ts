import { expect, it } from 'vitest';
import { withMessage } from './chat.ts';

const message = (_id: string) => ({ _id, sender: 'a', content: _id, timestamp: '2026-01-01T00:00:00Z' });

it('puts a message last, once', () => {
  const [one, two] = [message('1'), message('2')];
  expect(withMessage(undefined, one)).toEqual([one]);
  expect(withMessage([one], two)).toEqual([one, two]);
  expect(withMessage([one, two], two)).toEqual([one, two]);
});
