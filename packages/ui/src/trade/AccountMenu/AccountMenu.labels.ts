/** The words of AccountMenu. */
export interface AccountMenuLabels {
  /** The name of someone who is not signed in. */
  guest: string;
  /** The accessible name of the button that shows only the picture. */
  account: (companyName: string) => string;
  /** The entry of `onProfile`. */
  profile: string;
  /** The entry of `onManageInventory`. */
  manageInventory: string;
  /** The entry of `onSettings`. */
  settings: string;
  /** The entry of `onLogIn`. */
  logIn: string;
  /** The entry of `onRegister`. */
  register: string;
  /** The entry of `onSignOut`. */
  signOut: string;
}

export const accountMenuLabels: AccountMenuLabels = {
  guest: 'Guest',
  account: (companyName) => `Account of ${companyName}`,
  profile: 'Profile',
  manageInventory: 'Manage Inventory',
  settings: 'Settings',
  logIn: 'Log In',
  register: 'Register',
  signOut: 'Sign Out',
};
