import { searchTextOf } from './search-text.ts';
import { uuid } from './uuid.ts';

/**
 * What the query of an address says. Anyone can write one, and yesterday's stay in bookmarks and letters, so what a call
 * would refuse is cut or left out: an address never leads to an error.
 */

/** The text that is searched for. */
export const readText = (params: URLSearchParams): string => searchTextOf(params.get('q') ?? '');

/** One of several choices. */
export const readChoice = <Choice extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | undefined => choices.find((choice) => choice === params.get(name));

/** Whether something is chosen. */
export const readFlag = (params: URLSearchParams, name: string): boolean => params.get(name) === 'true';

const wholeId = new RegExp(`^${uuid.source}$`);

/** An id, as the server writes it. */
export function readId(params: URLSearchParams, name: string): string | undefined {
  const id = params.get(name) ?? '';
  return wholeId.test(id) ? id : undefined;
}

/** A number within the limits of a field, as `@guildhall/contract/fields` has them. */
export function readNumber(
  params: URLSearchParams,
  name: string,
  { min, max, step }: { min: number; max: number; step: number },
): number | undefined {
  const value = Number(params.get(name) || Number.NaN);
  // No step has more than three decimals.
  const isStep = Number((Math.round(value / step) * step).toFixed(3)) === value;
  return isStep && value >= min && value <= max ? value : undefined;
}

/** Several values, each once. Those longer than `maxLength` characters are left out. */
export const readValues = (
  params: URLSearchParams,
  name: string,
  { maxItems, maxLength }: { maxItems: number; maxLength: number },
): string[] =>
  [...new Set(params.getAll(name))]
    .filter((value) => value !== '' && Array.from(value).length <= maxLength && !value.includes('\0'))
    .slice(0, maxItems);
