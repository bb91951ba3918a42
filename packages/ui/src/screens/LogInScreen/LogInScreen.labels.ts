/** The words of LogInScreen. */
export interface LogInScreenLabels {
  /** The title of the page. */
  title: string;
  /** Below the title. */
  description: string;
  /** A field. */
  email: string;
  /** A field. */
  password: string;
  /** The button that sends the form. */
  submit: string;
  /** A link. */
  forgotPassword: string;
  /** Before the link to sign up. */
  newHere: string;
  /** That link. */
  register: string;
}

export const logInScreenLabels: LogInScreenLabels = {
  title: 'Log In',
  description: 'Good to have you back.',
  email: 'Email',
  password: 'Password',
  submit: 'Log In',
  forgotPassword: 'Forgot password?',
  newHere: 'New to Guildhall?',
  register: 'Register',
};
