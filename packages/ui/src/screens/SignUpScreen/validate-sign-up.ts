import { isEmail } from '#components/EmailChips/is-email.ts';
import type { FormFault } from '#lib/form-fault.ts';

/** What the form for signing up asks for. */
export interface SignUpValues {
  companyName: string;
  email: string;
  password: string;
  confirmPassword: string;
}

/** The first thing that is wrong with what was written, or undefined when nothing is. */
export function validateSignUp(values: SignUpValues): FormFault<keyof SignUpValues> | undefined {
  const fields = ['companyName', 'email', 'password', 'confirmPassword'] as const;
  const empty = fields.find((field) => values[field] === '');
  if (empty) return { field: empty, message: 'All fields are required!' };
  if (!isEmail(values.email)) return { field: 'email', message: 'Please enter a valid email address!' };
  if (values.password !== values.confirmPassword)
    return { field: 'confirmPassword', message: 'Passwords do not match!' };
  return undefined;
}
