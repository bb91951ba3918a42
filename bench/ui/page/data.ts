/** The same products, fields, rows and messages for every contender. */

export interface Product {
  id: string;
  name: string;
  description: string;
  /** In rupees, before the discount. */
  price: number;
  /** Percent off. */
  discount: number;
  stockQuantity: number;
  vendorId: string;
  vendorName: string;
  /** The URL of one picture. */
  images: readonly [string];
}

export interface Row {
  id: string;
  name: string;
  city: string;
  isOn: boolean;
}

const goods = ['Hot-rolled steel coil', 'Walnut standing desk', 'Ceramic brake disc', 'Cotton yarn, combed'];
const vendors = ['Bharat Steel Works', 'Northwind Traders', 'Konark Auto Components', 'Meghna Textiles'];
const cities = ['Pune', 'Chennai', 'Jaipur', 'Kolkata', 'Surat'];

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><path fill="#9a8f7c" d="M0 0h320v240H0z"/></svg>',
)}`;

function pick<T>(list: readonly [T, ...T[]] | readonly T[], index: number): T {
  return list[index % list.length]!;
}

export const products: readonly Product[] = Array.from({ length: 1000 }, (_, index) => ({
  id: `p-${index}`,
  name: `${pick(goods, index)}, lot ${index + 1}`,
  description:
    'Made to order in our own works, checked piece by piece before it leaves, packed for sea and road, and sent ' +
    'within ten working days of the order; samples and certificates are sent on request, at no cost, in a week.',
  price: 1000 + index * 8,
  discount: 12.5,
  stockQuantity: 20 + (index % 300),
  vendorId: `c-${index % vendors.length}`,
  vendorName: pick(vendors, index),
  images: [picture],
}));

/** The fields of the form in the dialog. */
export const fields = [
  { name: 'name', label: 'Name' },
  { name: 'description', label: 'Description' },
  { name: 'category', label: 'Category' },
  { name: 'subcategory', label: 'Subcategory' },
  { name: 'price', label: 'Price' },
  { name: 'discount', label: 'Discount' },
  { name: 'stockQuantity', label: 'Stock quantity' },
  { name: 'warehouse', label: 'Warehouse' },
] as const;

export const rows: readonly Row[] = Array.from({ length: 200 }, (_, index) => ({
  id: `r-${index}`,
  name: `${pick(vendors, index)} ${index + 1}`,
  city: pick(cities, index),
  isOn: index % 2 === 0,
}));

export const messages: readonly string[] = Array.from(
  { length: 20 },
  (_, index) => `Message ${index + 1} of 20 has been sent.`,
);

const rupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const formatRupees = (amount: number): string => `Rs. ${rupees.format(amount)}`;

/** The price after the discount, in rupees. */
export const reducedPrice = ({ price, discount }: Product): number => price * (1 - discount / 100);

/** The first letters of the first two words. */
export const initials = (name: string): string =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');
