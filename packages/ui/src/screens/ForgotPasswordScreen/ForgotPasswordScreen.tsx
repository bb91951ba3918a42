'use client';
import type { ReactNode } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import type { FormFields } from '#lib/forms.ts';
import { useLabels } from '#locale/use-locale.ts';
import {
  forgotPasswordScreenLabels,
  type ForgotPasswordScreenLabels,
} from './ForgotPasswordScreen.labels.ts';
import { Root } from './ForgotPasswordScreen.styles.ts';
import { AuthScreen, type AuthScreenProps } from '#screens/AuthScreen.tsx';
import { useAuthForm } from '#screens/use-auth-form.ts';

/** What the form asks for. */
export interface ForgotPasswordValues {
  email: string;
}

export interface ForgotPasswordScreenProps extends Omit<
  AuthScreenProps<ForgotPasswordValues>,
  'defaultValues' | 'onValuesChange'
> {
  /** What was done, once the form was sent. The form stays, for those who have mistyped their address. */
  sent?: ReactNode;
  /** The address of 'Log In'. */
  logInHref: string;
  /** Replaces some of its words. */
  labels?: Partial<ForgotPasswordScreenLabels> | undefined;
}

const requiredFields: FormFields<ForgotPasswordValues> = { email: { required: true } };

/** The form by which a company asks for a letter with a link for a new password. Its root is the form. */
export function ForgotPasswordScreen({
  fields = requiredFields,
  onSubmit,
  onInvalid,
  pending = false,
  error,
  fieldErrors,
  sent,
  logInHref,
  homeHref,
  onNavigate,
  labels,
  ...rest
}: ForgotPasswordScreenProps) {
  const words = useLabels('ForgotPasswordScreen', forgotPasswordScreenLabels, labels);
  const form = { fields, pending, error, fieldErrors, onSubmit, onInvalid };
  const { field, formProps, message, messageId } = useAuthForm(form);

  return (
    <AuthScreen
      words={words}
      elsewhere={{ question: words.remembered, link: words.logIn, href: logInHref }}
      homeHref={homeHref}
      onNavigate={onNavigate}
    >
      <Root data-component="ForgotPasswordScreen" {...formProps(rest)}>
        <TextField label={words.email} {...field('email')} type="email" size="lg" autoComplete="username" />
        {message && (
          <Alert id={messageId} tone="critical">
            {message}
          </Alert>
        )}
        {sent && !message && <Alert tone="positive">{sent}</Alert>}
        <Button type="submit" size="lg" fullWidth loading={pending}>
          {words.submit}
        </Button>
      </Root>
    </AuthScreen>
  );
}
