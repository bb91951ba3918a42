/** The words of PurchaseOrder. */
export interface PurchaseOrderLabels {
  /** The title. */
  title: string;
  /** The button that prints, which is not printed. */
  print: string;
  /** The button that leads back, which is not printed. */
  close: string;
  /** Before the number. */
  number: string;
  /** Before the date of the order. */
  date: string;
  /** Before the client's own number. */
  reference: string;
  /** Below the title of an order that the vendor has not confirmed. */
  notConfirmed: string;
  /** Below the title of one that was cancelled. */
  cancelled: string;
  /** The heading of the client. */
  client: string;
  /** The heading of the vendor. */
  vendor: string;
  /** The heading of the place of delivery. */
  deliveryPlace: string;
  /** The number of a company for tax. */
  gstin: (gstin: string) => string;
  /** The accessible name of the lines. */
  lines: string;
  /** A column. */
  description: string;
  /** A column: the code for tax. */
  hsn: string;
  /** A column. */
  quantity: string;
  /** A column. */
  unit: string;
  /** A column. */
  unitPrice: string;
  /** A column. */
  tax: string;
  /** A column. */
  amount: string;
  /** The code for tax, where there is no room for columns. */
  hsnCode: (hsn: string) => string;
  /** Quantity and unit price, where there is no room for columns. */
  times: (quantity: string, price: string) => string;
  /** The tax, where there is no room for columns. */
  taxOf: (percent: string) => string;
  /** A sum. */
  goods: string;
  /** A sum. */
  shipping: string;
  /** The sum of all. */
  total: string;
  /** The heading of the terms. */
  terms: string;
}

export const purchaseOrderLabels: PurchaseOrderLabels = {
  title: 'Purchase order',
  print: 'Print',
  close: 'Close',
  number: 'Number',
  date: 'Date',
  reference: 'Reference',
  notConfirmed: 'Not yet confirmed by the vendor.',
  cancelled: 'Cancelled',
  client: 'Client',
  vendor: 'Vendor',
  deliveryPlace: 'Place of delivery',
  gstin: (gstin) => `GSTIN ${gstin}`,
  lines: 'Lines',
  description: 'Description',
  hsn: 'HSN',
  quantity: 'Quantity',
  unit: 'Unit',
  unitPrice: 'Unit price',
  tax: 'Tax',
  amount: 'Amount',
  hsnCode: (hsn) => `HSN ${hsn}`,
  times: (quantity, price) => `${quantity} × ${price}`,
  taxOf: (percent) => `${percent} tax`,
  goods: 'Goods',
  shipping: 'Shipping',
  total: 'Total',
  terms: 'Terms',
};
