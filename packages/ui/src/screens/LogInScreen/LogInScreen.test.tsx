import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './LogInScreen.contract.ts';
import { LogInScreen } from './LogInScreen.tsx';
import { validateLogIn } from './validate-log-in.ts';

describeConformance({
  contract,
  render: (props) => <LogInScreen registerHref="/register" homeHref="/" {...props} />,
  examples: [
    <LogInScreen
      registerHref="/register"
      homeHref="/"
      key="error"
      error="Wrong email or password."
      pending
    />,
  ],
});

describe('validateLogIn', () => {
  it.each([
    ['', '', 'All fields are required!'],
    ['anna@northwind.example', '', 'All fields are required!'],
    ['', 'secret', 'All fields are required!'],
    ['anna', '', 'All fields are required!'],
    ['anna', 'secret', 'Please enter a valid email address!'],
    ['anna@northwind', 'secret', 'Please enter a valid email address!'],
    ['an na@northwind.example', 'secret', 'Please enter a valid email address!'],
    ['anna@@northwind.example', 'secret', 'Please enter a valid email address!'],
    ['anna@northwind.example', 'secret'],
  ])('answers %j and %j with %j', (email, password, ...messages) => {
    expect(Object.values(validateLogIn({ email, password }))).toEqual(messages);
  });
});
