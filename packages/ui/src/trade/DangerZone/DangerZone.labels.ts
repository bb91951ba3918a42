/** The words of one of the two actions of DangerZone. */
interface LeavingWords {
  /** What it is for. */
  purpose: string;
  /** What happens, one after the other. */
  consequences: readonly string[];
  /** The button that does it. */
  submit: string;
}

/** The words of DangerZone. */
export interface DangerZoneLabels {
  /** Those of deactivating. */
  deactivate: LeavingWords;
  /** Those of deleting. */
  delete: LeavingWords;
  /** The title above the orders that stand in the way. */
  running: (count: number) => string;
  /** Below that title. */
  runningHint: string;
  /** The title of the list of what happens. */
  happens: string;
  /** A field: the name of the company. */
  companyName: string;
  /** Below that field. */
  companyNameHint: (companyName: string) => string;
  /** The error of another name. */
  otherName: (companyName: string) => string;
  /** A field. */
  password: string;
  /** Below that field. */
  passwordHint: string;
}

export const dangerZoneLabels: DangerZoneLabels = {
  deactivate: {
    purpose: 'A pause: nobody sees your company until one of its owners comes back.',
    consequences: [
      'Your company disappears at once from the network, the search, the requests and the products.',
      'All its members are signed out on every device.',
      'Orders, quotes and messages stay as they are with the other companies.',
      'As soon as an owner logs in, everything is back.',
    ],
    submit: 'Deactivate Account',
  },
  delete: {
    purpose: 'The end: your company is erased, and cannot be brought back after 14 days.',
    consequences: [
      'Your company disappears at once, and all its members are signed out.',
      'Its open requests are closed, and its open quotes are withdrawn.',
      'For 14 days an owner can still come back by logging in.',
      'After that its members, details, products and files are erased for good.',
      'What others have of it, messages and orders, stays with them under the name Unknown Company.',
    ],
    submit: 'Delete Account',
  },
  running: (count) => (count === 1 ? 'An order is still running' : `${count} orders are still running`),
  runningHint: 'Complete or cancel what runs before you delete the account.',
  happens: 'What happens',
  companyName: 'Company Name',
  companyNameHint: (companyName) => `Type ${companyName} to confirm.`,
  otherName: (companyName) => `This is not ${companyName}.`,
  password: 'Your password',
  passwordHint: 'The one that you log in with.',
};
