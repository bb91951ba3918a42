/** The choices for the industry of a company, of its clients and of its suppliers. This file imports nothing. */
export const industries = [
  'Steel Manufacturing',
  'IT Services',
  'Automotive',
  'Pharmaceuticals',
  'Retail',
] as const;
