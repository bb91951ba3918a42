import type { OrderCompany } from '@guildhall/contract';

/** What others see of a company that is erased. */
export const unknownCompany: OrderCompany = { name: 'Unknown Company', address: '', gstin: '' };
