/** The words of JoinScreen. */
export interface JoinScreenLabels {
  /** The title of the page when it does not know the company. */
  title: string;
  /** Below that title. */
  description: string;
  /** The title of the page. */
  titleOf: (companyName: string) => string;
  /** Below that title, unless the member has the name of the company. */
  invitedBy: (name: string) => string;
  /** The title of the page when the link cannot be used. */
  unusableTitle: string;
  /** Below that title. */
  unusableDescription: string;
  /** The name of the skeleton. */
  loading: string;
  /** The invitation could not be loaded. */
  error: string;
  /** The invited address. */
  email: string;
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
  description: 'It has invited you to work under its name.',
  titleOf: (companyName) => `Join ${companyName}`,
  invitedBy: (name) => `Invited by ${name}.`,
  unusableTitle: 'This link does not work',
  unusableDescription: 'It leads to no open invitation.',
  loading: 'Loading the invitation',
  error: 'The invitation could not be loaded.',
  email: 'Email',
  name: 'Your name',
  nameHint: 'Your company and those it deals with see it.',
  password: 'Password',
  passwordHint: 'At least 8 characters.',
  submit: 'Join',
  askAgain: 'If you have joined already, log in. If not, ask the person who invited you for a new link.',
  already: 'Already on Guildhall?',
  logIn: 'Log In',
};
