import type { FormState } from '#lib/use-form.ts';
import type { ProductDraft } from './product-draft.ts';
import type { ProductEditorLabels } from './ProductEditor.labels.ts';

/** The sections, in their order. Each is called by its word. */
export const sections = [
  'basics',
  'media',
  'pricing',
  'ordering',
  'attributes',
  'shippingDetails',
  'notes',
] as const;

export type Section = (typeof sections)[number];

/** What the fields of every section need. */
export interface SectionProps {
  /** The id of the title of a section. */
  idOf: (section: Section) => string;
  /** Gives a field its name, its value at first, its constraints and its error. */
  field: FormState<ProductDraft>['field'];
  /** The words of the editor. */
  words: ProductEditorLabels;
}
