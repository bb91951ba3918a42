'use client';
import type { ComponentProps } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { AuthLayout } from '#trade/AuthLayout/AuthLayout.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Link } from '#components/Link/Link.tsx';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import type { FormFields, FormProps } from '#lib/forms.ts';
import type { NavigateHandler } from '#navigation/navigate.ts';
import { Root } from './LogInScreen.styles.ts';
import { useAuthForm } from '#screens/use-auth-form.ts';

/** What the form for logging in asks for. */
export interface LogInValues {
  email: string;
  password: string;
}

export interface LogInScreenProps
  extends
    Omit<FormProps<LogInValues>, 'defaultValues' | 'onValuesChange'>,
    Omit<ComponentProps<'form'>, 'children' | 'onSubmit' | 'onInvalid'> {
  /** Called with the errors of the values, as the form shows them. */
  onInvalid?: (message: string) => void;
  /** The address of 'Register'. */
  registerHref: string;
  /** The address that the logo links to. */
  homeHref: string;
  /** Called on a plain click on a link to another page, instead of the browser's own navigation. */
  onNavigate?: NavigateHandler;
}

const requiredFields: FormFields<LogInValues> = { email: { required: true }, password: { required: true } };

/** The form by which a company logs in. Its root is the form. */
export function LogInScreen({
  fields = requiredFields,
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
  const form = { fields, pending, error, fieldErrors, onSubmit, onInvalid };
  const { field, formProps, message } = useAuthForm(form);

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
        <TextField label="Email" {...field('email')} type="email" size="lg" autoComplete="username" />
        <PasswordField label="Password" {...field('password')} size="lg" />
        {message && <Alert tone="critical">{message}</Alert>}
        <Button type="submit" size="lg" fullWidth loading={pending}>
          Log In
        </Button>
      </Root>
    </AuthLayout>
  );
}
