/** The words of InviteForm. */
export interface InviteFormLabels {
  /** A field. */
  email: string;
  /** Below that field: what happens. */
  emailHint: string;
  /** The error for a text that is no address. */
  invalidEmail: string;
  /** The field of the role. */
  role: string;
  /** The button that empties the form. */
  reset: string;
  /** The button that sends the form. */
  submit: string;
  /** In place of the fields once it is sent. */
  sent: (email: string) => string;
  /** Below that: how else it can be passed on. */
  sentHint: string;
  /** The button that copies the link. */
  copyLink: string;
  /** The button that shows the empty fields again. */
  inviteAnother: string;
}

export const inviteFormLabels: InviteFormLabels = {
  email: 'Email',
  emailHint: 'An email with a link is sent to this address. The link works for 7 days.',
  invalidEmail: 'Please enter a valid email address!',
  role: 'Role',
  reset: 'Reset',
  submit: 'Send invitation',
  sent: (email) => `Invitation sent to ${email}`,
  sentHint: 'You can also pass the link on yourself. It shows only now, and whoever opens it first can join.',
  copyLink: 'Copy link',
  inviteAnother: 'Invite another',
};
