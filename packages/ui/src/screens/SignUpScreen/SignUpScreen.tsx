'use client';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import type { FormFields } from '#lib/forms.ts';
import { useLabels } from '#locale/use-locale.ts';
import { signUpScreenLabels, type SignUpScreenLabels } from './SignUpScreen.labels.ts';
import { Root } from './SignUpScreen.styles.ts';
import { CompanyNameField } from '#trade/CompanyNameField.tsx';
import { AuthScreen, type AuthScreenProps } from '#screens/AuthScreen.tsx';
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

export interface SignUpScreenProps extends AuthScreenProps<SignUpValues, SignUpDraft> {
  /** The address of 'Log In'. */
  logInHref: string;
  /**
   * Whether another company has nearly the name that was typed: a hint says so.
   * @default false
   */
  similarName?: boolean | undefined;
  /** Replaces some of its words. */
  labels?: Partial<SignUpScreenLabels> | undefined;
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
  similarName = false,
  homeHref,
  onNavigate,
  labels,
  ...rest
}: SignUpScreenProps) {
  const words = useLabels('SignUpScreen', signUpScreenLabels, labels);
  const { field, formProps, message, messageId } = useAuthForm<SignUpValues>({
    fields: { ...fields, confirmPassword: fields.password },
    defaultValues,
    pending,
    error,
    fieldErrors,
    validate: ({ password, confirmPassword }, errors) =>
      password === confirmPassword ? errors : { confirmPassword: words.mismatch },
    onValuesChange: ({ companyName, email }) => onValuesChange?.({ companyName, email }),
    onSubmit,
    onInvalid,
  });

  return (
    <AuthScreen
      words={words}
      elsewhere={{ question: words.already, link: words.logIn, href: logInHref }}
      homeHref={homeHref}
      onNavigate={onNavigate}
    >
      <Root data-component="SignUpScreen" {...formProps(rest)}>
        <CompanyNameField {...field('companyName')} similar={similarName} size="lg" words={words} />
        <TextField label={words.email} {...field('email')} type="email" size="lg" autoComplete="email" />
        <PasswordField
          label={words.password}
          {...field('password')}
          size="lg"
          autoComplete="new-password"
          hint={words.passwordHint}
        />
        <PasswordField
          label={words.confirmPassword}
          {...field('confirmPassword')}
          size="lg"
          autoComplete="new-password"
        />
        {message && (
          <Alert id={messageId} tone="critical">
            {message}
          </Alert>
        )}
        <Button type="submit" size="lg" fullWidth loading={pending}>
          {words.submit}
        </Button>
      </Root>
    </AuthScreen>
  );
}
