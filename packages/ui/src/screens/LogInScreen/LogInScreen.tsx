'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { AuthLayout } from '#trade/AuthLayout/AuthLayout.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Link } from '#components/Link/Link.tsx';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { textIn, type FieldErrors } from '#lib/forms.ts';
import { useForm } from '#lib/use-form.ts';
import type { NavigateHandler } from '#navigation/navigate.ts';
import { Root } from './LogInScreen.styles.ts';
import { validateLogIn, type LogInValues } from './validate-log-in.ts';

export interface LogInScreenProps extends Omit<
  ComponentProps<'form'>,
  'children' | 'onSubmit' | 'onInvalid'
> {
  /** Receives what was written when 'Log In' is pressed and nothing is wrong with it. */
  onSubmit?: (values: LogInValues) => void;
  /** Receives what is wrong with what was written, word for word as the form shows it. */
  onInvalid?: (message: string) => void;
  /**
   * Whether the server is being asked: 'Log In' shows it and ignores presses.
   * @default false
   */
  pending?: boolean;
  /** Why the server refused. What was written stays. */
  error?: ReactNode;
  /**
   * What is wrong with single fields, by their names; shown at the field.
   * @default {}
   */
  fieldErrors?: FieldErrors;
  /** Where 'Register' leads. */
  registerHref: string;
  /** Where the logo leads. */
  homeHref: string;
  /** Is told of a plain click on a link to another page in place of the browser. */
  onNavigate?: NavigateHandler;
}

/** What was written; spaces are part of a password. */
const valuesIn = (form: FormData): LogInValues => ({
  email: textIn(form, 'email'),
  password: form.get('password') as string,
});

/** The form by which a company logs in. Its root is the form. */
export function LogInScreen({
  onSubmit,
  onInvalid,
  pending = false,
  error,
  fieldErrors,
  registerHref,
  homeHref,
  onNavigate,
  ...rest
}: LogInScreenProps) {
  const navigation = onNavigate ? { onNavigate } : {};
  const { faults, formProps } = useForm({
    pending,
    fieldErrors,
    validate: (form) => validateLogIn(valuesIn(form)),
    onSubmit: (form) => onSubmit?.(valuesIn(form)),
    onInvalid: (found) => onInvalid?.(Object.values(found)[0]!),
  });

  const [fault] = Object.values(faults);
  const problem = fault ?? error;
  return (
    <AuthLayout
      title="Log In"
      description="Good to have you back."
      homeHref={homeHref}
      {...navigation}
      footer={
        <>
          New to Guildhall?{' '}
          <Link href={registerHref} {...navigation}>
            Register
          </Link>
        </>
      }
    >
      <Root data-component="LogInScreen" {...formProps(rest)}>
        <TextField
          label="Email"
          name="email"
          type="email"
          size="lg"
          autoComplete="username"
          required
          error={fieldErrors?.['email']}
        />
        <PasswordField
          label="Password"
          name="password"
          size="lg"
          required
          error={fieldErrors?.['password']}
        />
        {problem && <Alert tone="critical">{problem}</Alert>}
        <Button type="submit" size="lg" fullWidth loading={pending}>
          Log In
        </Button>
      </Root>
    </AuthLayout>
  );
}
