import { expect, test } from 'vitest';
import { refuseWeakPassword } from './weak-passwords.ts';

const company = { companyName: 'Saffron Steel', email: 'purchases@saffron.example' };
const refuse = (password: string) => refuseWeakPassword('password', password, company);

test.each([
  'password',
  'PASSWORD',
  'Password1',
  'password1!',
  'p4ssw0rd!',
  'qwertyuiop',
  '12345678',
  'Baseball',
  ' password ',
  '        ',
  'aaaaaaaa',
  'abcabcabc',
  'guildhall',
  'ｐａｓｓｗｏｒｄ',
])('refuses %j', async (password) => {
  await expect(refuse(password)).rejects.toThrow('easy to guess');
});

test.each([
  'saffron steel',
  'SaffronSteel1',
  'Purchases@saffron.example',
  'purchases',
  'purchases1',
  'saffron.example',
  'Saffron2024',
])('refuses the own word %j', async (password) => {
  await expect(refuse(password)).rejects.toThrow('easy to guess');
});

test.each([
  'correct horse',
  'a long enough password',
  'guildhall-demo',
  'passwords for steel',
  'Zx9$kQ2!',
  'सही घोड़ा 🐴 बैटरी',
])('takes %j', async (password) => {
  await expect(refuse(password)).resolves.toBeUndefined();
});

test('refuses one whose normal form is too short', async () => {
  await expect(refuse('e\u0301o\u0301u\u0301a\u0301')).rejects.toThrow('at least 8 characters');
});

test('judges a long one by its first 32 characters, because more would take too long', async () => {
  await expect(refuse(`${'a'.repeat(32)}Zx9$kQ2!vM7#`)).rejects.toThrow('easy to guess');
  await expect(refuse(`${'a'.repeat(24)}Zx9$kQ2!vM7#`)).resolves.toBeUndefined();
});
