/** The words of JoinScreen. */
export interface JoinScreenLabels {
  /** The title of the page. */
  title: string;
  /** Below the title. */
  description: string;
  /** A field. */
  name: string;
  /** Below that field. */
  nameHint: string;
  /** A field. */
  password: string;
  /** Below that field. */
  passwordHint: string;
  /** The button that sends the form. */
  submit: string;
  /** Below why the link cannot be used: what to do. */
  askAgain: string;
  /** Before the link to log in. */
  already: string;
  /** That link, and the one of who has an account already. */
  logIn: string;
}

export const joinScreenLabels: JoinScreenLabels = {
  title: 'Join your company',
  description: 'You were invited by email. Choose a password, and you are in.',
  name: 'Your name',
  nameHint: 'Your company and those it deals with see it.',
  password: 'Password',
  passwordHint: 'At least 8 characters.',
  submit: 'Join',
  askAgain: 'Ask the person who invited you for a new link.',
  already: 'Already on Guildhall?',
  logIn: 'Log In',
};
