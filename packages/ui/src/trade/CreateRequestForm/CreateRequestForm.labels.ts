/** The words of CreateRequestForm. */
export interface CreateRequestFormLabels {
  /** A field. */
  request: string;
  /** Shown while that field is empty. */
  requestPlaceholder: string;
  /** A field. */
  budget: string;
  /** Shown while that field is empty. */
  budgetPlaceholder: string;
  /** A field. */
  supplyIndustry: string;
  /** Shown while nothing is chosen. */
  supplyIndustryPlaceholder: string;
  /** A field. */
  quantity: string;
  /** A field. */
  unit: string;
  /** Shown while that field is empty. */
  unitPlaceholder: string;
  /** A field. */
  neededBy: string;
  /** A field. */
  deliveryPlace: string;
  /** A field. */
  closesAt: string;
  /** Below that field. */
  closesAtHint: string;
  /** The button that sends a changed request. */
  save: string;
  /** A field: pictures that are uploaded. */
  pictures: string;
  /** A field: the addresses of pictures. */
  images: string;
  /** Below that field. */
  imagesHint: string;
  /** A field: files that are uploaded. */
  files: string;
  /** The button that empties the form. */
  reset: string;
  /** The button that sends the form. */
  submit: string;
}

export const createRequestFormLabels: CreateRequestFormLabels = {
  request: 'Requirement',
  requestPlaceholder: 'What you need, how much of it, and by when.',
  budget: 'Budget',
  budgetPlaceholder: 'Rs. 40,000 a month',
  supplyIndustry: 'Supply Industry',
  supplyIndustryPlaceholder: 'Choose an industry',
  quantity: 'Quantity',
  unit: 'Unit',
  unitPlaceholder: 'tonne',
  neededBy: 'Needed by',
  deliveryPlace: 'Place of delivery',
  closesAt: 'Closes on',
  closesAtHint: 'New quotes are possible until the end of this day.',
  save: 'Save changes',
  pictures: 'Images',
  images: 'Image URL',
  imagesHint: 'Add the public URL of each image, one by one.',
  files: 'Files',
  reset: 'Reset',
  submit: 'Create Request',
};
