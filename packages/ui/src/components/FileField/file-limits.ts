import { formatBytes, formatNumber } from '#locale/format.ts';
import type { FileFieldLabels } from './FileField.labels.ts';

/** Which files a FileField takes. */
export interface FileLimits {
  /** The attribute `accept` of the input: `image/*,.pdf`. Without it every type is right. */
  accept?: string | undefined;
  /** The greatest size of one file, in bytes. */
  maxSize?: number | undefined;
  /** The most files. */
  maxFiles?: number | undefined;
}

const typesOf = (accept: string) =>
  accept
    .split(',')
    .map((type) => type.trim().toLowerCase())
    .filter(Boolean);

/** Whether a file is of a type that the attribute `accept` names. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accept: string): boolean {
  return typesOf(accept).some((accepted) => {
    if (accepted.startsWith('.')) return name.toLowerCase().endsWith(accepted);
    return accepted.endsWith('/*') ? type.startsWith(accepted.slice(0, -1)) : type === accepted;
  });
}

/** `PNG` for `image/png` and `.png`, `SVG` for `image/svg+xml`, a word for `image/*`. */
function wordOf(type: string, words: FileFieldLabels): string {
  const [group = '', subtype] = type.split('/');
  if (subtype === '*') return words.anyOf(group);
  return (subtype ?? type.slice(1)).replace(/\+.*$/, '').toUpperCase();
}

interface Wording {
  words: FileFieldLabels;
  locale: string;
}

/** The types that are right, in words: `PNG, JPEG or PDF`. */
const describeTypes = (accept: string, { words, locale }: Wording) =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format([
    ...new Set(typesOf(accept).map((type) => wordOf(type, words))),
  ]);

/** What the limits are, a sentence for all that there are; empty without any. */
export function describeLimits({ accept, maxSize, maxFiles }: FileLimits, wording: Wording): string {
  const { words, locale } = wording;
  return [
    accept && words.types(describeTypes(accept, wording)),
    maxSize !== undefined && words.upToSize(formatBytes(maxSize, { locale })),
    maxFiles !== undefined && maxFiles > 1 && words.upToFiles(formatNumber(maxFiles, { locale }), maxFiles),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Which of new files are right, and what is wrong with each of the others. `room` is how many more are taken. */
export function checkFiles(
  files: readonly File[],
  room: number,
  { accept, maxSize = Infinity, maxFiles = Infinity }: FileLimits,
  wording: Wording,
): { taken: File[]; errors: string[] } {
  const { words, locale } = wording;
  const taken: File[] = [];
  const errors: string[] = [];
  let refused = 0;
  for (const file of files) {
    if (accept && !isAccepted(file, accept))
      errors.push(words.wrongType(file.name, describeTypes(accept, wording)));
    else if (file.size > maxSize)
      errors.push(
        words.tooLarge(file.name, formatBytes(file.size, { locale }), formatBytes(maxSize, { locale })),
      );
    else if (taken.length < room) taken.push(file);
    else refused += 1;
  }
  if (refused > 0) errors.push(words.tooMany(formatNumber(maxFiles, { locale }), maxFiles));
  return { taken, errors };
}
