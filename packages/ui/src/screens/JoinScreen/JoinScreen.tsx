'use client';
import type { ReactNode } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Link } from '#components/Link/Link.tsx';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import type { FormFields } from '#lib/forms.ts';
import { useReplacedForm } from '#lib/use-replaced-form.ts';
import { useLabels } from '#locale/use-locale.ts';
import { joinScreenLabels, type JoinScreenLabels } from './JoinScreen.labels.ts';
import { Root } from './JoinScreen.styles.ts';
import { AuthScreen, type AuthScreenProps } from '#screens/AuthScreen.tsx';

/** What the form asks for. */
export interface JoinValues {
  name: string;
  password: string;
}

export interface JoinScreenProps extends Omit<
  AuthScreenProps<JoinValues>,
  'defaultValues' | 'onValuesChange' | 'onInvalid'
> {
  /** Why the link cannot be used: it has expired, or was used or revoked. It replaces the fields. */
  unusable?: ReactNode;
  /** That the invited address has an account already. It replaces the fields, and leads to the log-in. */
  hasAccount?: ReactNode;
  /** What the reader should know before joining: that they are logged in as somebody else. Above the fields. */
  notice?: ReactNode;
  /** The address of 'Log In'. */
  logInHref: string;
  /** Replaces some of its words. */
  labels?: Partial<JoinScreenLabels> | undefined;
}

const requiredFields: FormFields<JoinValues> = { name: { required: true }, password: { required: true } };

/** The form by which somebody who was invited becomes a member of a company. Its root is the form. */
export function JoinScreen({
  fields = requiredFields,
  onSubmit,
  pending = false,
  error,
  fieldErrors,
  unusable,
  hasAccount,
  notice,
  logInHref,
  homeHref,
  onNavigate,
  labels,
  ...rest
}: JoinScreenProps) {
  const words = useLabels('JoinScreen', joinScreenLabels, labels);
  const message = hasAccount ?? unusable;
  const { field, formProps, successorRef } = useReplacedForm<JoinValues>(Boolean(message), {
    fields,
    pending,
    fieldErrors,
    onSubmit,
  });

  return (
    <AuthScreen
      words={words}
      elsewhere={{ question: words.already, link: words.logIn, href: logInHref }}
      homeHref={homeHref}
      onNavigate={onNavigate}
    >
      <Root data-component="JoinScreen" {...formProps(rest)}>
        {message ? (
          <Alert
            ref={successorRef}
            tabIndex={-1}
            tone={hasAccount ? 'info' : 'critical'}
            title={message}
            actions={
              hasAccount && (
                <Link href={logInHref} onNavigate={onNavigate}>
                  {words.logIn}
                </Link>
              )
            }
          >
            {!hasAccount && words.askAgain}
          </Alert>
        ) : (
          <>
            {notice && <Alert tone="info">{notice}</Alert>}
            <TextField
              label={words.name}
              {...field('name')}
              size="lg"
              autoComplete="name"
              hint={words.nameHint}
            />
            <PasswordField
              label={words.password}
              {...field('password')}
              size="lg"
              autoComplete="new-password"
              hint={words.passwordHint}
            />
            {error && <Alert tone="critical">{error}</Alert>}
            <Button type="submit" size="lg" fullWidth loading={pending}>
              {words.submit}
            </Button>
          </>
        )}
      </Root>
    </AuthScreen>
  );
}
