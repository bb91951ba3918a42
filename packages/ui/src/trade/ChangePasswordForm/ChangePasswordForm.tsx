'use client';
import type { ComponentProps } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { Text } from '#components/Text/Text.tsx';
import type { FormFields, FormProps } from '#lib/forms.ts';
import { useForm } from '#lib/use-form.ts';
import { useLabels } from '#locale/use-locale.ts';
import { changePasswordFormLabels, type ChangePasswordFormLabels } from './ChangePasswordForm.labels.ts';
import { Root } from './ChangePasswordForm.styles.ts';

/** What the form asks for. */
export interface ChangePasswordValues {
  currentPassword: string;
  newPassword: string;
}

export interface ChangePasswordFormProps
  extends
    Omit<FormProps<ChangePasswordValues>, 'defaultValues' | 'onValuesChange'>,
    Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** The address that the member logs in with. It is not shown: password managers learn from it whose password it is. */
  email?: string | undefined;
  /** Replaces some of its words. */
  labels?: Partial<ChangePasswordFormLabels> | undefined;
}

const requiredFields: FormFields<ChangePasswordValues> = {
  currentPassword: { required: true },
  newPassword: { required: true },
};

/**
 * The form by which a member chooses another password. Once it is saved, say so and call `reset()` of the form by its
 * `ref`: then it is empty again, and the focus stays.
 */
export function ChangePasswordForm({
  email,
  fields = requiredFields,
  pending = false,
  error,
  fieldErrors,
  onSubmit,
  labels,
  ...rest
}: ChangePasswordFormProps) {
  const words = useLabels('ChangePasswordForm', changePasswordFormLabels, labels);
  const { field, formProps } = useForm<ChangePasswordValues>({ fields, pending, fieldErrors, onSubmit });
  return (
    <Root data-component="ChangePasswordForm" {...formProps(rest)}>
      <Text tone="muted">{words.hint}</Text>
      {email && <input type="text" autoComplete="username" value={email} readOnly hidden />}
      <PasswordField label={words.currentPassword} {...field('currentPassword')} />
      <PasswordField
        label={words.newPassword}
        {...field('newPassword')}
        autoComplete="new-password"
        hint={words.newPasswordHint}
      />
      {error && <Alert tone="critical">{error}</Alert>}
      <div data-part="actions">
        <Button type="submit" loading={pending}>
          {words.submit}
        </Button>
      </div>
    </Root>
  );
}
