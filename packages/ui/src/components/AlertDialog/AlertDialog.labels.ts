/** The words of AlertDialog. */
export interface AlertDialogLabels {
  /** The cancelling button. */
  cancel: string;
}

export const alertDialogLabels: AlertDialogLabels = {
  cancel: 'Cancel',
};
