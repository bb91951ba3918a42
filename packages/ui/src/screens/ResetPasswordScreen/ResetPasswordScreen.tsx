'use client';
import type { ReactNode } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { AuthLayout } from '#trade/AuthLayout/AuthLayout.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Link } from '#components/Link/Link.tsx';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import type { FormFields } from '#lib/forms.ts';
import { useReplacedForm } from '#lib/use-replaced-form.ts';
import { useLabels } from '#locale/use-locale.ts';
import { resetPasswordScreenLabels, type ResetPasswordScreenLabels } from './ResetPasswordScreen.labels.ts';
import { Root } from './ResetPasswordScreen.styles.ts';
import type { AuthScreenProps } from '#screens/AuthScreen.tsx';

/** What the form asks for. */
export interface ResetPasswordValues {
  newPassword: string;
}

export interface ResetPasswordScreenProps extends Omit<
  AuthScreenProps<ResetPasswordValues>,
  'defaultValues' | 'onValuesChange' | 'onInvalid'
> {
  /** Why the link cannot be used. It replaces the field, and offers a new link. */
  unusable?: ReactNode;
  /** The address of the screen that asks for a new link. */
  forgotPasswordHref: string;
  /** Replaces some of its words. */
  labels?: Partial<ResetPasswordScreenLabels> | undefined;
}

const requiredFields: FormFields<ResetPasswordValues> = { newPassword: { required: true } };

/** The form by which the owner of an address chooses a new password. Its root is the form. */
export function ResetPasswordScreen({
  fields = requiredFields,
  onSubmit,
  pending = false,
  error,
  fieldErrors,
  unusable,
  forgotPasswordHref,
  homeHref,
  onNavigate,
  labels,
  ...rest
}: ResetPasswordScreenProps) {
  const words = useLabels('ResetPasswordScreen', resetPasswordScreenLabels, labels);
  const { field, formProps, successorRef } = useReplacedForm<ResetPasswordValues>(Boolean(unusable), {
    fields,
    pending,
    fieldErrors,
    onSubmit,
  });

  return (
    <AuthLayout
      title={words.title}
      description={words.description}
      homeHref={homeHref}
      onNavigate={onNavigate}
    >
      <Root data-component="ResetPasswordScreen" {...formProps(rest)}>
        {unusable ? (
          <Alert
            ref={successorRef}
            tabIndex={-1}
            tone="critical"
            actions={
              <Link href={forgotPasswordHref} onNavigate={onNavigate}>
                {words.askForLink}
              </Link>
            }
          >
            {unusable}
          </Alert>
        ) : (
          <>
            <PasswordField
              label={words.password}
              {...field('newPassword')}
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
    </AuthLayout>
  );
}
