import type { industries as agreed } from '@guildhall/contract';

/** The choices for a company's own, its clients' and its suppliers' industry. The type holds them to the contract. */
export const industries: typeof agreed = [
  'Steel Manufacturing',
  'IT Services',
  'Automotive',
  'Pharmaceuticals',
  'Retail',
];
