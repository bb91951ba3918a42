/** The words of SessionList. */
export interface SessionListLabels {
  /** The accessible name of the list. */
  list: string;
  /** What it is a list of, within a sentence. */
  sessions: string;
  /** The name of a device; the browser and what it runs on are empty where they are not known. */
  device: (browser: string, system: string) => string;
  /** A device of which nothing is known. */
  unknownDevice: string;
  /** Marks the session that the page is seen in. */
  current: string;
  /** Before the time of the last use. */
  lastUsed: string;
  /** When the member logged in. */
  loggedIn: (date: string) => string;
  /** The button that ends a session, and the one that confirms it. */
  end: string;
  /** That button for assistive technology. */
  endOf: (device: string, member: string) => string;
  /** The question before that. */
  endTitle: string;
  /** Below it. */
  endHint: (device: string, member: string) => string;
  /** The button that ends all sessions but this one. */
  endOthers: string;
  /** The question before that. */
  endOthersTitle: string;
  /** Below it. */
  endOthersHint: string;
  /** In place of an empty list. */
  none: string;
  /** Below that. */
  noneHint: string;
}

export const sessionListLabels: SessionListLabels = {
  list: 'Devices',
  sessions: 'devices',
  device: (browser, system) => [browser, system].filter(Boolean).join(' on '),
  unknownDevice: 'Unknown device',
  current: 'This device',
  lastUsed: 'Last used',
  loggedIn: (date) => `Logged in ${date}`,
  end: 'Sign Out',
  endOf: (device, member) => (member ? `Sign out ${device} of ${member}` : `Sign out ${device}`),
  endTitle: 'Sign out this device?',
  endHint: (device, member) =>
    `${member ? `${device} of ${member}` : device} is signed out at once, and has to log in again with the password.`,
  endOthers: 'Sign out all others',
  endOthersTitle: 'Sign out all other devices?',
  endOthersHint: 'Every other device is signed out at once. You stay logged in here.',
  none: 'No one is logged in',
  noneHint: 'Each device on which someone is logged in shows here.',
};
