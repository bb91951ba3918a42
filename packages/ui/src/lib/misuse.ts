import type { Key } from 'react';
import { ungroup, type Options } from './option-group.ts';

/**
 * Tells developers what is wrong with their props. Call it only behind `process.env.NODE_ENV !== 'production'`: then a
 * bundle for production contains neither the check nor its words.
 */

const told = new Set<string>();

/** Throws an error where a name that is read out is missing or empty. */
export function checkName(component: string, prop: string, name: unknown): void {
  if (name === undefined || name === null || name === '') {
    throw new Error(`<${component}>: \`${prop}\` is missing. It is the name that is read out.`);
  }
}

const kinds = {
  'an array': (value: unknown) => Array.isArray(value),
  'an object': (value: unknown) => typeof value === 'object' && value !== null,
  'a function': (value: unknown) => typeof value === 'function',
};

/** Throws an error where a prop is missing, or of another kind. */
export function checkKind(component: string, prop: string, value: unknown, kind: keyof typeof kinds): void {
  if (!kinds[kind](value)) throw new Error(`<${component}>: \`${prop}\` must be ${kind}.`);
}

/** Throws an error where what a field keeps is of another kind: null is no empty list. */
export function checkKept(
  component: string,
  kept: { value: unknown; defaultValue: unknown },
  kind: keyof typeof kinds,
): void {
  for (const [prop, value] of Object.entries(kept))
    if (value !== undefined) checkKind(component, prop, value, kind);
}

/** Throws an error where the entries of a list are missing, or where one has no value or that of another one. */
export function checkValues<Entry>(
  component: string,
  prop: string,
  entries: readonly Entry[] | undefined,
  valueOf: (entry: Entry) => Key,
): void {
  checkKind(component, prop, entries, 'an array');
  const values = entries!.map((entry) => valueOf(entry));
  const nameless = values.findIndex((value: unknown) => value === undefined || value === null);
  if (nameless >= 0)
    throw new Error(`<${component}>: \`${prop}[${nameless}]\` has nothing that identifies it.`);
  const seen = new Set<Key>();
  const twice = values.find((value) => seen.size === seen.add(value).size);
  if (twice !== undefined) throw new Error(`<${component}>: \`${prop}\` has "${twice}" twice.`);
}

/** Throws an error where options, in groups or not, are missing, or where one has no value or that of another one. */
export function checkOptions(component: string, options: Options<string | { value: string }>): void {
  checkKind(component, 'options', options, 'an array');
  checkValues(component, 'options', ungroup(options), valueOf);
}

/** Throws an error where no number can be right, and warns, once a component, where none is for now. */
export function checkRange(
  component: string,
  { min, max, step }: { min?: number | undefined; max?: number | undefined; step?: number | undefined },
): void {
  if (step !== undefined && !(step > 0)) throw new Error(`<${component}>: \`step\` must be greater than 0.`);
  const key = `${component} min`;
  if (min === undefined || max === undefined || min <= max || told.has(key)) return;
  told.add(key);
  // oxlint-disable-next-line no-console -- the limits may be data, and it works all the same
  console.warn(`<${component}>: \`min\` is ${min} and \`max\` is ${max}, so that no number is right.`);
}

/** Throws an error where an `asChild` has anything but one element inside. */
export function checkChild(component: string, asChild: boolean, children: unknown): void {
  // What a server component passes on may still be loading, so it is not asked what kind of object it is.
  if (!asChild || (typeof children === 'object' && children !== null && !Array.isArray(children))) return;
  throw new Error(`<${component}>: with \`asChild\` it takes exactly one element.`);
}

/**
 * Warns, once a component, where the caller keeps a value and does not hear of its changes, so that it never changes.
 * Besides handlers, `disabled` and `readOnly` are reasons not to warn.
 */
export function checkControlled(
  component: string,
  [prop, value]: readonly [prop: string, value: unknown],
  [handler, ...reasons]: readonly [name: string, ...reasons: unknown[]],
): void {
  if (value === undefined || reasons.some(Boolean) || told.has(component)) return;
  told.add(component);
  // oxlint-disable-next-line no-console -- it works all the same, so it is no error
  console.warn(
    `<${component}>: \`${prop}\` is given without \`${handler}\`, so it never changes. To set where it begins, use \`default${prop[0]!.toUpperCase()}${prop.slice(1)}\`.`,
  );
}

/** Warns, once a component and prop, of a text that is neither a date nor empty, so that it is taken for none. */
export function checkDate(
  component: string,
  prop: string,
  text: string | undefined,
  isDate: (text: string) => boolean,
): void {
  const key = `${component} ${prop}`;
  if (!text || isDate(text) || told.has(key)) return;
  told.add(key);
  // oxlint-disable-next-line no-console -- it works all the same, so it is no error
  console.warn(
    `<${component}>: \`${prop}\` is "${text}", which is no date as \`YYYY-MM-DD\`. It is taken for none.`,
  );
}

/** The value of an entry that may be a string alone. */
export const valueOf = (entry: string | { value: string }): string =>
  typeof entry === 'string' ? entry : entry.value;
