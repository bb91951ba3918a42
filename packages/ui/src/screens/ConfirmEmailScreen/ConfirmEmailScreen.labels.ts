/** The words of ConfirmEmailScreen. */
export interface ConfirmEmailScreenLabels {
  /** The title of the page. */
  title: string;
  /** Below the title. */
  description: string;
  /** The button that confirms. */
  submit: string;
  /** The link in place of the button when the letter's link cannot be used. */
  askForLink: string;
  /** The link in place of the button once it is confirmed. */
  goOn: string;
}

export const confirmEmailScreenLabels: ConfirmEmailScreenLabels = {
  title: 'Confirm your email',
  description: 'It shows that our emails reach you.',
  submit: 'Confirm email',
  askForLink: 'Go to your profile',
  goOn: 'Go to Guildhall',
};
