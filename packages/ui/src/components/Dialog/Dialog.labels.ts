/** The words of Dialog. */
export interface DialogLabels {
  /** The name of the closing button. */
  close: string;
  /** The button at its foot that closes it and changes nothing. */
  cancel: string;
}

export const dialogLabels: DialogLabels = { close: 'Close', cancel: 'Cancel' };
