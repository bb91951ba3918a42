import { explainNumber, parseNumber } from '#components/NumberField/parse-number.ts';
import { textIn, type FieldErrors } from '#lib/forms.ts';

/** The number in a field: null when empty, NaN when it is none. */
export const numberIn = (form: FormData, name: string) => parseNumber(textIn(form, name));

const required = {
  name: 'Name',
  description: 'Description',
  price: 'Price',
  category: 'Category',
  stockQuantity: 'Stock quantity',
};
const numbers = {
  price: { min: 0, integer: false },
  discount: { min: 0, max: 100, integer: false },
  stockQuantity: { min: 0, integer: true },
};

/** What is missing from the form or is no number; empty when it may be sent. */
export function faultsIn(form: FormData): FieldErrors {
  const wrong = Object.entries(numbers).map(([name, bounds]) => [
    name,
    explainNumber(numberIn(form, name), bounds),
  ]);
  const missing = Object.entries(required)
    .filter(([name]) => textIn(form, name) === '')
    .map(([name, label]) => [name, `${label} is required.`]);
  return Object.fromEntries([...wrong.filter(([, sentence]) => sentence), ...missing]) as FieldErrors;
}
