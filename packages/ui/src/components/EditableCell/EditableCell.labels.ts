/** The words of EditableCell. */
export interface EditableCellLabels {
  /** The name of the button before its value; `label` is what is edited. */
  edit: (label: string) => string;
  /** Read out while the value is saved. */
  saving: string;
  /** The error of an empty field. */
  required: string;
  /** The error where saving failed and does not say why. */
  failed: string;
}

export const editableCellLabels: EditableCellLabels = {
  edit: (label) => `Edit ${label}:`,
  saving: 'Saving',
  required: 'Enter a value.',
  failed: 'Not saved. Try again.',
};
