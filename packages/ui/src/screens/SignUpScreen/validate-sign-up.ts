import { isEmail } from '#components/EmailChips/is-email.ts';
import type { FieldErrors } from '#lib/forms.ts';

/** What the form for signing up asks for. */
export interface SignUpValues {
  companyName: string;
  email: string;
  password: string;
  confirmPassword: string;
}

/** The first thing that is wrong with what was written, under the field in which to mend it; empty when nothing is. */
export function validateSignUp(values: SignUpValues): FieldErrors {
  const fields = ['companyName', 'email', 'password', 'confirmPassword'] as const;
  const empty = fields.find((field) => values[field] === '');
  if (empty) return { [empty]: 'All fields are required!' };
  if (!isEmail(values.email)) return { email: 'Please enter a valid email address!' };
  if (values.password !== values.confirmPassword) return { confirmPassword: 'Passwords do not match!' };
  return {};
}
