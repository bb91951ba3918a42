'use client';
import type { ReactNode } from 'react';
import { isEmail } from '#components/EmailChips/is-email.ts';
import { useForm, type FormOptions, type FormState } from '#lib/use-form.ts';
import { useLabels } from '#locale/use-locale.ts';
import { authFormLabels } from './auth-form.labels.ts';

interface AuthFormOptions<Values> extends Omit<FormOptions<Values>, 'onInvalid'> {
  /** The error of the server. */
  error: ReactNode;
  /** Called with the errors, as the form shows them. */
  onInvalid: ((message: string) => void) | undefined;
}

interface AuthFormState<Values> extends FormState<Values> {
  /** What to say above the button: the first error, or else that of the server. */
  message: ReactNode;
}

/**
 * A sign-up or log-in form. It shows one error at a time, above its button: first that a field is empty, then that
 * the address is invalid. Fields show only the errors of the server.
 */
export function useAuthForm<Values extends { email: string }>({
  error,
  onInvalid,
  validate,
  ...options
}: AuthFormOptions<Values>): AuthFormState<Values> {
  const words = useLabels('AuthForm', authFormLabels);
  const form = useForm<Values>({
    ...options,
    validate: (values, errors) => {
      const empty = Object.entries(values).find(([, value]) => value === '');
      if (empty) return { [empty[0]]: words.allRequired };
      if (!isEmail(values.email)) return { email: words.invalidEmail };
      return validate?.(values, errors) ?? errors;
    },
    onInvalid: (errors) => onInvalid?.(Object.values(errors)[0]!),
  });
  return {
    ...form,
    message: Object.values(form.errors)[0] ?? error,
    field: (name) => ({ ...form.field(name), error: options.fieldErrors?.[name] }),
  };
}
