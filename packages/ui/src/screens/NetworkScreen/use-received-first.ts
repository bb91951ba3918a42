import { useState } from 'react';
import type { NetworkCompany } from './network-company.ts';

const noIds: ReadonlySet<string> = new Set();

/**
 * The companies whose requests wait for an answer first, the others in their order. An answered one keeps its place
 * until the list is opened again: a row does not leave the hand that has just pressed it.
 */
export function useReceivedFirst(companies: readonly NetworkCompany[]): readonly NetworkCompany[] {
  const [first, setFirst] = useState(noIds);
  const waiting = companies.filter(
    ({ status, direction }) => status === 'pending' && direction === 'received',
  );
  if (waiting.some(({ id }) => !first.has(id))) setFirst(new Set([...first, ...waiting.map(({ id }) => id)]));
  return first.size === 0
    ? companies
    : [...companies.filter(({ id }) => first.has(id)), ...companies.filter(({ id }) => !first.has(id))];
}
