/** The errors that `useForm` finds. */
export interface FormLabels {
  /** The error of a field that has to be filled in; `label` is that of the field. */
  required: (label: string) => string;
  /** The error of a text that is too long. */
  maxLength: (label: string, count: number) => string;
  /** The error of a list that is too long. */
  maxItems: (label: string, count: number) => string;
  /** The error of an entry of a list; the first is 1. */
  entry: (entry: number, error: string) => string;
}

/** A label as it stands in an English sentence: 'Stock quantity', but 'Image URL'. */
const inSentence = (label: string) =>
  label.replaceAll(/(?<=\s)\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());

export const formLabels: FormLabels = {
  required: (label) => `${inSentence(label)} is required.`,
  maxLength: (label, count) => `${inSentence(label)} must have at most ${count} characters.`,
  maxItems: (label, count) => `${inSentence(label)} must have at most ${count} entries.`,
  entry: (entry, error) => `No. ${entry}: ${error}`,
};
