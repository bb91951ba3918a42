/** The words of AuthForm. */
export interface AuthFormLabels {
  /** The error while a field is empty. */
  allRequired: string;
  /** The error for a text that is no address. */
  invalidEmail: string;
}

export const authFormLabels: AuthFormLabels = {
  allRequired: 'All fields are required!',
  invalidEmail: 'Please enter a valid email address!',
};
