/** The choices for a company's own, its clients' and its suppliers' industry. This file imports nothing. */
export const industries = [
  'Steel Manufacturing',
  'IT Services',
  'Automotive',
  'Pharmaceuticals',
  'Retail',
] as const;
