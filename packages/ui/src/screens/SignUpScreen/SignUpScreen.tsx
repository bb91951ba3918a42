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
import { Root } from './SignUpScreen.styles.ts';
import { validateSignUp, type SignUpValues } from './validate-sign-up.ts';

/** What may be kept of a form that is still being written. */
export type SignUpDraft = Pick<SignUpValues, 'companyName' | 'email'>;

const noDraft: Partial<SignUpDraft> = {};

export interface SignUpScreenProps extends Omit<
  ComponentProps<'form'>,
  'children' | 'onSubmit' | 'onInvalid'
> {
  /**
   * What the fields begin with. A password is never among it.
   * @default {}
   */
  defaultValues?: Readonly<Partial<SignUpDraft>> | undefined;
  /** Receives what is written so far at every change but the passwords, for instance to keep it over a reload. */
  onValuesChange?: ((values: SignUpDraft) => void) | undefined;
  /** Receives what was written when 'Register' is pressed and nothing is wrong with it. */
  onSubmit?: (values: SignUpValues) => void;
  /** Receives what is wrong with what was written, word for word as the form shows it. */
  onInvalid?: (message: string) => void;
  /**
   * Whether the server is being asked: 'Register' shows it and ignores presses.
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
  /** Where 'Log In' leads. */
  logInHref: string;
  /** Where the logo leads. */
  homeHref: string;
  /** Is told of a plain click on a link to another page in place of the browser. */
  onNavigate?: NavigateHandler;
}

/** What was written; spaces are part of a password. */
const valuesIn = (form: FormData): SignUpValues => ({
  companyName: textIn(form, 'companyName'),
  email: textIn(form, 'email'),
  password: form.get('password') as string,
  confirmPassword: form.get('confirmPassword') as string,
});

/** The form by which a new company signs up. Its root is the form. */
export function SignUpScreen({
  defaultValues = noDraft,
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
  const { faults, formProps } = useForm({
    pending,
    fieldErrors,
    validate: (form) => validateSignUp(valuesIn(form)),
    onChange: (form) =>
      onValuesChange?.({ companyName: textIn(form, 'companyName'), email: textIn(form, 'email') }),
    onSubmit: (form) => onSubmit?.(valuesIn(form)),
    onInvalid: (found) => onInvalid?.(Object.values(found)[0]!),
  });

  const [fault] = Object.values(faults);
  const problem = fault ?? error;
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
        <TextField
          label="Company Name"
          name="companyName"
          defaultValue={defaultValues.companyName ?? ''}
          size="lg"
          autoComplete="organization"
          required
          error={fieldErrors?.['companyName']}
        />
        <TextField
          label="Email"
          name="email"
          defaultValue={defaultValues.email ?? ''}
          type="email"
          size="lg"
          autoComplete="email"
          required
          error={fieldErrors?.['email']}
        />
        <PasswordField
          label="Password"
          name="password"
          size="lg"
          autoComplete="new-password"
          hint="At least 8 characters."
          required
          error={fieldErrors?.['password']}
        />
        <PasswordField
          label="Confirm Password"
          name="confirmPassword"
          size="lg"
          autoComplete="new-password"
          required
          error={fieldErrors?.['confirmPassword']}
        />
        {problem && <Alert tone="critical">{problem}</Alert>}
        <Button type="submit" size="lg" fullWidth loading={pending}>
          Register
        </Button>
      </Root>
    </AuthLayout>
  );
}
