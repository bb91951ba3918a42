'use client';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { isEmail } from '#components/EmailChips/is-email.ts';
import type { FieldErrors } from '#lib/forms.ts';
import { useForm, type FieldState, type FormOptions, type FormState } from '#lib/use-form.ts';
import { useLabels } from '#locale/use-locale.ts';
import { authFormLabels } from './auth-form.labels.ts';

interface AuthFormOptions<Values> extends Omit<FormOptions<Values>, 'onInvalid'> {
  /** The error of the server. */
  error: ReactNode;
  /** Called with the errors, as the form shows them. */
  onInvalid: ((message: string) => void) | undefined;
}

type AuthFieldState<Value> = FieldState<Value> &
  Pick<ComponentProps<'input'>, 'aria-invalid' | 'aria-describedby'>;

interface AuthFormState<Values> extends FormState<Values> {
  field: <Name extends keyof Values & string>(name: Name) => AuthFieldState<Values[Name]>;
  /** What to say above the button: the first error, or else that of the server. */
  message: ReactNode;
  /** The id of what says it. */
  messageId: string;
}

/**
 * A sign-up or log-in form. It says one error at a time, above its button: first that a field is empty, then that the
 * address is invalid. Each empty field says so as well, and the server's errors are at their fields.
 */
export function useAuthForm<Values extends { email: string }>({
  error,
  onInvalid,
  validate,
  ...options
}: AuthFormOptions<Values>): AuthFormState<Values> {
  const words = useLabels('AuthForm', authFormLabels);
  const messageId = useId();
  const [message, setMessage] = useState<string>();
  const findErrors = (values: Values, errors: FieldErrors): FieldErrors => {
    const empty = Object.entries(values).filter(([, value]) => value === '');
    if (empty.length > 0)
      return Object.fromEntries(empty.map(([name]) => [name, errors[name] ?? words.allRequired]));
    if (!isEmail(values.email)) return { email: words.invalidEmail };
    return validate?.(values, errors) ?? errors;
  };
  const form = useForm<Values>({
    ...options,
    validate: (values, constraintErrors) => {
      const errors = findErrors(values, constraintErrors);
      const first = Object.values(values).includes('') ? words.allRequired : Object.values(errors)[0];
      setMessage(first);
      if (first) onInvalid?.(first);
      return errors;
    },
  });
  return {
    ...form,
    message: message ?? error,
    messageId,
    field: (name) => {
      const state = form.field(name);
      if (state.error === undefined || state.error !== message) return state;
      // Said above the button; not twice.
      return { ...state, error: undefined, 'aria-invalid': true, 'aria-describedby': messageId };
    },
  };
}
