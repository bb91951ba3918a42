/** A postal code of five or six digits: `560058`, `560 058`, `70173`. */
const postalCode = /[\s–-]*\b\d{3} ?\d{2,3}\b\s*/;

/**
 * The city of an address in one line, for where there is no room for more: the part with a postal code, without it, or
 * else the part before the last. Commas and line breaks end a part. An address without parts is returned whole.
 */
export function cityOf(address: string): string {
  const parts = address
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const coded = parts.findLastIndex((part) => postalCode.test(part));
  const city = coded === -1 ? parts.at(-2) : parts[coded]!.replace(postalCode, '') || parts[coded - 1];
  return city || address;
}
