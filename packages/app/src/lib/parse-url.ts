/** The address that a text is; undefined when it is none. Safari before 17 has neither `URL.parse` nor `URL.canParse`. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
