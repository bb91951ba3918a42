import { isEmail } from '#components/EmailChips/is-email.ts';
import type { FieldErrors } from '#lib/forms.ts';

/** What the form for logging in asks for. */
export interface LogInValues {
  email: string;
  password: string;
}

/** The first thing that is wrong with what was written, under the field in which to mend it; empty when nothing is. */
export function validateLogIn(values: LogInValues): FieldErrors {
  const fields = ['email', 'password'] as const;
  const empty = fields.find((field) => values[field] === '');
  if (empty) return { [empty]: 'All fields are required!' };
  if (!isEmail(values.email)) return { email: 'Please enter a valid email address!' };
  return {};
}
