'use client';
import type { ReactNode } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Link } from '#components/Link/Link.tsx';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import type { FormFields } from '#lib/forms.ts';
import { useLabels } from '#locale/use-locale.ts';
import { logInScreenLabels, type LogInScreenLabels } from './LogInScreen.labels.ts';
import { Root } from './LogInScreen.styles.ts';
import { AuthScreen, type AuthScreenProps } from '#screens/AuthScreen.tsx';
import { useAuthForm } from '#screens/use-auth-form.ts';

/** What the form for logging in asks for. */
export interface LogInValues {
  email: string;
  password: string;
}

export interface LogInScreenProps extends Omit<
  AuthScreenProps<LogInValues>,
  'defaultValues' | 'onValuesChange'
> {
  /** The address of 'Register'. */
  registerHref: string;
  /** The address of 'Forgot password?'. */
  forgotPasswordHref: string;
  /** The email with which to begin. */
  email?: string | undefined;
  /** Why one is here, above the fields; for who is signed in a sentence that says so by default. */
  notice?: ReactNode;
  /** The company that is signed in already, and the address at which it goes on. */
  continueAs?: { companyName: string; href: string } | undefined;
  /** Replaces some of its words. */
  labels?: Partial<LogInScreenLabels> | undefined;
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
  forgotPasswordHref,
  email,
  notice,
  continueAs,
  homeHref,
  onNavigate,
  labels,
  ...rest
}: LogInScreenProps) {
  const words = useLabels('LogInScreen', logInScreenLabels, labels);
  const form = {
    fields,
    defaultValues: email === undefined ? undefined : { email },
    pending,
    error,
    fieldErrors,
    onSubmit,
    onInvalid,
  };
  const news = notice ?? (continueAs && words.signedIn(continueAs.companyName));
  const { field, formProps, message, messageId } = useAuthForm(form);

  return (
    <AuthScreen
      words={words}
      elsewhere={{ question: words.newHere, link: words.register, href: registerHref }}
      homeHref={homeHref}
      onNavigate={onNavigate}
    >
      <Root data-component="LogInScreen" {...formProps(rest)}>
        {news && (
          <Alert
            data-part="notice"
            live="off"
            title={news}
            actions={
              continueAs && (
                <Link href={continueAs.href} onNavigate={onNavigate}>
                  {words.continueAs(continueAs.companyName)}
                </Link>
              )
            }
          />
        )}
        <TextField label={words.email} {...field('email')} type="email" size="lg" autoComplete="username" />
        <PasswordField label={words.password} {...field('password')} size="lg" />
        {message && (
          <Alert id={messageId} tone="critical">
            {message}
          </Alert>
        )}
        <Button type="submit" size="lg" fullWidth loading={pending}>
          {words.submit}
        </Button>
        <p data-part="forgot">
          <Link href={forgotPasswordHref} onNavigate={onNavigate}>
            {words.forgotPassword}
          </Link>
        </p>
      </Root>
    </AuthScreen>
  );
}
