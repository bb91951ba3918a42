/** The words of EmailChips. */
export interface EmailChipsLabels {
  /** The button that adds what is in the box. */
  add: string;
  /** The button that removes an address. */
  remove: (email: string) => string;
  /** Read out when an address was added. */
  added: (email: string) => string;
  /** Read out when an address was removed. */
  removed: (email: string) => string;
  /** The error for a text that is no address. */
  invalid: string;
}

export const emailChipsLabels: EmailChipsLabels = {
  add: 'Add Email',
  remove: (email) => `Remove ${email}`,
  added: (email) => `${email} added`,
  removed: (email) => `${email} removed`,
  invalid: 'Please enter a valid email address.',
};
