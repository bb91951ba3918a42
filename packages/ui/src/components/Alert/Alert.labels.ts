/** The words of Alert. */
export interface AlertLabels {
  /** The button that dismisses the message. */
  close: string;
  /** The button that tries again what could not be loaded. */
  retry: string;
  /** Below what could not be loaded. */
  loadErrorHint: string;
}

export const alertLabels: AlertLabels = {
  close: 'Close',
  retry: 'Try again',
  loadErrorHint: 'Check your connection. Nothing is lost.',
};
