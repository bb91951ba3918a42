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
  /** Above the fields, for who is signed in already. */
  signedIn: (companyName: string) => string;
  /** The link that goes on with that session. */
  continueAs: (companyName: string) => string;
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
  signedIn: (companyName) => `You are logged in as ${companyName}.`,
  continueAs: (companyName) => `Continue as ${companyName}`,
  newHere: 'New to Guildhall?',
  register: 'Register',
};
