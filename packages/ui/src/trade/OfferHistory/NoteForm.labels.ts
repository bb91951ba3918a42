/** The words of NoteForm. */
export interface NoteFormLabels {
  /** The field. */
  text: string;
  /** The button that sends it. */
  submit: string;
}

export const noteFormLabels: NoteFormLabels = {
  text: 'Write a note',
  submit: 'Send Note',
};
