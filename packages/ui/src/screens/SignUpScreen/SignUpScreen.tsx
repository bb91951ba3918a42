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
import { Root } from './SignUpScreen.styles.ts';
import { useAuthForm } from '#screens/use-auth-form.ts';

/** What the form for signing up asks for. */
export interface SignUpValues {
  companyName: string;
  email: string;
  password: string;
  confirmPassword: string;
}

/** The values of an unfinished form that may be stored: no password. */
export type SignUpDraft = Pick<SignUpValues, 'companyName' | 'email'>;

export interface SignUpScreenProps
  extends
    FormProps<SignUpValues, SignUpDraft>,
    Omit<ComponentProps<'form'>, 'children' | 'onSubmit' | 'onInvalid'> {
  /** Called with the errors of the values, as the form shows them. */
  onInvalid?: (message: string) => void;
  /** The address of 'Log In'. */
  logInHref: string;
  /** The address that the logo links to. */
  homeHref: string;
  /** Called on a plain click on a link to another page, instead of the browser's own navigation. */
  onNavigate?: NavigateHandler;
}

const requiredFields: FormFields<SignUpValues> = {
  companyName: { required: true },
  email: { required: true },
  password: { required: true },
};

/** The form by which a new company signs up. Its root is the form. */
export function SignUpScreen({
  fields = requiredFields,
  defaultValues,
  onValuesChange,
  onSubmit,
  onInvalid,
  pending = false,
  error,
  fieldErrors,
  logInHref,
  homeHref,
  onNavigate,
  ...rest
}: SignUpScreenProps) {
  const navigation = onNavigate ? { onNavigate } : {};
  const { field, formProps, message } = useAuthForm<SignUpValues>({
    fields: { ...fields, confirmPassword: fields.password },
    defaultValues,
    pending,
    error,
    fieldErrors,
    validate: ({ password, confirmPassword }, errors) =>
      password === confirmPassword ? errors : { confirmPassword: 'Passwords do not match!' },
    onValuesChange: ({ companyName, email }) => onValuesChange?.({ companyName, email }),
    onSubmit,
    onInvalid,
  });

  return (
    <AuthLayout
      title="Sign Up"
      description="One account for everyone in your company."
      homeHref={homeHref}
      {...navigation}
      footer={
        <>
          Already on Guildhall?{' '}
          <Link href={logInHref} {...navigation}>
            Log In
          </Link>
        </>
      }
    >
      <Root data-component="SignUpScreen" {...formProps(rest)}>
        <TextField label="Company Name" {...field('companyName')} size="lg" autoComplete="organization" />
        <TextField label="Email" {...field('email')} type="email" size="lg" autoComplete="email" />
        <PasswordField
          label="Password"
          {...field('password')}
          size="lg"
          autoComplete="new-password"
          hint="At least 8 characters."
        />
        <PasswordField
          label="Confirm Password"
          {...field('confirmPassword')}
          size="lg"
          autoComplete="new-password"
        />
        {message && <Alert tone="critical">{message}</Alert>}
        <Button type="submit" size="lg" fullWidth loading={pending}>
          Register
        </Button>
      </Root>
    </AuthLayout>
  );
}
