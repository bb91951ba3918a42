import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './SignUpScreen.contract.ts';
import { SignUpScreen } from './SignUpScreen.tsx';
import { validateSignUp, type SignUpValues } from './validate-sign-up.ts';

describeConformance({
  contract,
  render: (props) => <SignUpScreen logInHref="/login" homeHref="/" {...props} />,
  examples: [
    <SignUpScreen
      logInHref="/login"
      homeHref="/"
      key="error"
      error="A company with this email is already registered."
      pending
    />,
  ],
});

describe('validateSignUp', () => {
  const good: SignUpValues = {
    companyName: 'Northwind Traders',
    email: 'anna@northwind.example',
    password: 'secret words',
    confirmPassword: 'secret words',
  };

  it('finds nothing wrong with a complete form', () => {
    expect(validateSignUp(good)).toEqual({});
  });

  it.each(['companyName', 'email', 'password', 'confirmPassword'] as const)('asks for %s', (field) => {
    expect(validateSignUp({ ...good, [field]: '' })).toEqual({ [field]: 'All fields are required!' });
  });

  it.each([
    [{ companyName: '', email: 'anna', confirmPassword: 'other' }, 'All fields are required!'],
    [{ email: 'anna', confirmPassword: 'other' }, 'Please enter a valid email address!'],
    [{ confirmPassword: 'other' }, 'Passwords do not match!'],
  ])('tells the first of several faults: %j', (faults, message) => {
    expect(Object.values(validateSignUp({ ...good, ...faults }))).toEqual([message]);
  });
});
