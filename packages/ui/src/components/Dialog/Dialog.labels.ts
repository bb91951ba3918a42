/** The words of Dialog. */
export interface DialogLabels {
  /** The button that closes it. */
  close: string;
}

export const dialogLabels: DialogLabels = {
  close: 'Close',
};
