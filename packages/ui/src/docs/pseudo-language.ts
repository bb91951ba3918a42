import type { Locale } from '#locale/locale.ts';

type Label = string | ((...values: never[]) => string);

const modules = import.meta.glob<Record<string, Record<string, Label>>>('../**/*.labels.ts', { eager: true });

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = 'ÀƁÇĎÉƑĜĤÎĴĶĹṀŇÖÞǪŘŠŤÛṼŴẊÝŽàƀçďéƒĝĥîĵķĺṁňöþǫřšťûṽŵẋýž';

/** The text with accents on all letters, and 40 % longer. */
function lengthen(text: string): string {
  if (!/[a-z]/i.test(text)) return text;
  const longer = text.replaceAll(/[aeiou]/gi, '$&$&').padEnd(Math.ceil(text.length * 1.4), '·');
  return longer.replaceAll(/[a-z]/gi, (letter) => accented[letters.indexOf(letter)]!);
}

/** The text in the pseudo-language, apart from the data in it. */
const translateAround = (text: string, [data, ...others]: readonly string[]): string =>
  data === undefined
    ? lengthen(text)
    : text
        .split(data)
        .map((piece) => translateAround(piece, others))
        .join(data);

const translate = (label: Label): Label =>
  typeof label === 'string'
    ? lengthen(label)
    : (...values) => translateAround(label(...values), values.map(String).filter(Boolean));

/** Names a component after its exported labels: `PriceLabels` belong to `Price`. */
const nameOf = (exported: string) =>
  exported.replace(/Labels$/, '').replace(/^./, (letter) => letter.toUpperCase());

/**
 * The words of all components in a made-up language: English that can still be read, but with accents on every letter
 * and 40 % longer. What shows without accents is no label.
 */
export const pseudoLabels: Locale['labels'] = Object.fromEntries(
  Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .map(([exported, labels]) => [
      nameOf(exported),
      Object.fromEntries(Object.entries(labels).map(([key, label]) => [key, translate(label)])),
    ]),
);
