/** The words of Toaster. */
export interface ToasterLabels {
  /** The accessible name of the region without `label`. */
  name: string;
  /** That name together with the keys that lead there. */
  shortcut: (name: string) => string;
  /** The button that dismisses a toast. */
  close: string;
}

export const toasterLabels: ToasterLabels = {
  name: 'Notifications',
  shortcut: (name) => `${name} (Alt+T)`,
  close: 'Close',
};
