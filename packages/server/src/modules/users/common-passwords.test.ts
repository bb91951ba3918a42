import { expect, test } from 'vitest';
import { refuseCommonPassword } from './common-passwords.ts';

const words = ['Saffron Steel', 'office@saffron.example'];

test.each(['password', 'PASSWORD', 'qwertyuiop', '1234567890', 'Baseball', ' password '])(
  'refuses %j',
  (password) => {
    expect(() => refuseCommonPassword('password', password)).toThrow('easy to guess');
  },
);

test.each(['saffron steel', 'Office@Saffron.example'])('refuses the own word %j', (password) => {
  expect(() => refuseCommonPassword('password', password, words)).toThrow('easy to guess');
});

test.each(['correct horse', 'a long enough password', 'guildhall-demo', 'passwords for steel'])(
  'takes %j',
  (password) => {
    expect(() => refuseCommonPassword('password', password, words)).not.toThrow();
  },
);
