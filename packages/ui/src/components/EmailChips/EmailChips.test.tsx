import { expect, it } from 'vitest';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './EmailChips.contract.ts';
import { EmailChips } from './EmailChips.tsx';
import { isEmail } from './is-email.ts';

describeConformance({
  contract,
  render: (props) => <EmailChips label="Emails" {...props} />,
  examples: [
    <EmailChips
      key="all"
      label="Emails"
      name="emails"
      hideLabel
      hint="H"
      error="E"
      required
      defaultValue={['a@b.c']}
    />,
  ],
});

it.each(['a@b.c', 'anna.b+c@northwind.co.in', '1@2.3'])('takes %j for an address', (text) => {
  expect(isEmail(text)).toBe(true);
});

it.each([
  '',
  ' ',
  'anna',
  '@b.c',
  'a@',
  'a@b',
  'a@b.',
  'a@.c',
  'a b@c.d',
  'a@b c.d',
  'a@b@c.d',
  'a@b.c ',
  'a\n@b.c',
])('takes %j for none', (text) => {
  expect(isEmail(text)).toBe(false);
});
