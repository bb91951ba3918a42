/** The words of SettingsScreen. */
export interface SettingsScreenLabels {
  /** The title of the page in Vendor mode. */
  vendorTitle: string;
  /** The title of the page in Client mode. */
  clientTitle: string;
  /** The title of a section. */
  appearance: string;
  /** Below that title. */
  appearanceHint: string;
  /** The name of the choice of a theme. */
  theme: string;
  /** A theme. */
  light: string;
  /** A theme. */
  dark: string;
  /** The theme of the device. */
  system: string;
  /** A theme. */
  highContrast: string;
  /** The title of a section. */
  timeZone: string;
  /** Below that title. */
  timeZoneHint: string;
  /** The title of a section. */
  emails: string;
  /** Below that title. */
  emailsHint: string;
  /** The title of a section. */
  blocked: string;
  /** Below that title. */
  blockedHint: string;
  /** The title of a section. */
  sessions: string;
  /** Below that title. */
  sessionsHint: string;
  /** The title of a section. */
  data: string;
  /** Below that title. */
  dataHint: string;
  /** The title of a section. */
  session: string;
  /** Below that title. */
  signedInAs: (companyName: string) => string;
  /** Below that title where the name is not known. */
  signedIn: string;
  /** The button. */
  signOut: string;
}

export const settingsScreenLabels: SettingsScreenLabels = {
  vendorTitle: 'Vendor Settings',
  clientTitle: 'Client Settings',
  appearance: 'Appearance',
  appearanceHint: 'How Guildhall looks on this device.',
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
  highContrast: 'High contrast',
  timeZone: 'Time zone',
  timeZoneHint: 'The zone of your company, in which its days end: a request closes, an offer expires.',
  emails: 'Emails',
  emailsHint: 'What we write to you about.',
  blocked: 'Blocked companies',
  blockedHint: 'They cannot find you, write to you or deal with you, and you do not see them.',
  sessions: 'Devices',
  sessionsHint: 'Where you are logged in. Sign out a device that you have lost.',
  data: 'Your data',
  dataHint: 'All that your company has on Guildhall, as one file.',
  session: 'This device',
  signedInAs: (companyName) => `You are logged in as ${companyName}.`,
  signedIn: 'You are logged in on this device.',
  signOut: 'Sign Out',
};
