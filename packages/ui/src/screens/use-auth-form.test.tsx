import { describe, expect, it, vi } from 'vitest';
import { sendForm } from '../../test/send-form.tsx';
import { LogInScreen } from './LogInScreen/LogInScreen.tsx';
import { SignUpScreen } from './SignUpScreen/SignUpScreen.tsx';

describe('logging in', () => {
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
    const onInvalid = vi.fn<(message: string) => void>();
    sendForm(
      <LogInScreen
        registerHref="/register"
        forgotPasswordHref="/forgot-password"
        homeHref="/"
        onInvalid={onInvalid}
      />,
      {
        email,
        password,
      },
    );
    expect(onInvalid.mock.calls.flat()).toEqual(messages);
  });
});

describe('signing up', () => {
  const links = { logInHref: '/login', homeHref: '/' };
  const texts = {
    companyName: 'Northwind Traders',
    email: 'anna@northwind.example',
    password: 'secret words',
    confirmPassword: 'secret words',
  };

  it.each([
    [{}],
    [{ companyName: '' }, 'All fields are required!'],
    [{ companyName: '  ' }, 'All fields are required!'],
    [{ email: '' }, 'All fields are required!'],
    [{ password: '' }, 'All fields are required!'],
    [{ confirmPassword: '' }, 'All fields are required!'],
    [{ companyName: '', email: 'anna', confirmPassword: 'other' }, 'All fields are required!'],
    [{ email: 'anna', confirmPassword: 'other' }, 'Please enter a valid email address!'],
    [{ confirmPassword: 'other' }, 'Passwords do not match!'],
    [{ confirmPassword: 'secret words ' }, 'Passwords do not match!'],
  ])('says one thing of %j: %s', (wrong, ...messages) => {
    const onInvalid = vi.fn<(message: string) => void>();
    const onSubmit = vi.fn<(values: object) => void>();
    sendForm(<SignUpScreen {...links} onInvalid={onInvalid} onSubmit={onSubmit} />, { ...texts, ...wrong });
    expect(onInvalid.mock.calls.flat()).toEqual(messages);
    expect(onSubmit.mock.calls).toEqual(messages.length === 0 ? [[texts]] : []);
  });

  it('says how long a name may be', () => {
    const onInvalid = vi.fn<(message: string) => void>();
    const fields = { companyName: { required: true, maxLength: 5 } };
    sendForm(<SignUpScreen {...links} fields={fields} onInvalid={onInvalid} />, texts);
    expect(onInvalid).toHaveBeenCalledExactlyOnceWith('Company name must have at most 5 characters.');
  });
});
