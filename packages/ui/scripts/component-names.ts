/** A component in a text: a name as code, or one of several words. Of one word, such as Link, it is meant as code only. */
const naming = /`(\w+)`|(?<![`\w<])[A-Z][a-z]+(?:[A-Z][a-z]+)+(?![`\w])/g;

/** Puts something else where a text may name a component; `found` is the name as it is written. */
export const replaceNames = (text: string, replace: (name: string, found: string) => string): string =>
  text.replaceAll(naming, (found, code?: string) => replace(code ?? found, found));

/** What may be the names of components in a text, each once. */
export const namesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(naming)].map(([found, code]) => code ?? found));
