import { isEmail } from '#components/EmailChips/is-email.ts';
import type { FormFault } from '#lib/form-fault.ts';

/** What the form for logging in asks for. */
export interface LogInValues {
  email: string;
  password: string;
}

/** The first thing that is wrong with what was written, or undefined when nothing is. */
export function validateLogIn(values: LogInValues): FormFault<keyof LogInValues> | undefined {
  const fields = ['email', 'password'] as const;
  const empty = fields.find((field) => values[field] === '');
  if (empty) return { field: empty, message: 'All fields are required!' };
  if (!isEmail(values.email)) return { field: 'email', message: 'Please enter a valid email address!' };
  return undefined;
}
