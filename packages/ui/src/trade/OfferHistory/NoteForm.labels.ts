/** The words of NoteForm. */
export interface NoteFormLabels {
  /** The field. */
  text: string;
  /** The error of an empty note. */
  required: string;
  /** The button that sends it. */
  submit: string;
}

export const noteFormLabels: NoteFormLabels = {
  text: 'Your note',
  required: 'Your note is required.',
  submit: 'Send note',
};
