/** What is wrong with a form as a whole, and the field in which to mend it. */
export interface FormFault<Field extends string> {
  field: Field;
  message: string;
}
