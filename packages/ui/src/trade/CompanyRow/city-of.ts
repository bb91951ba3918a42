/**
 * The city of an address in one line, for where there is no room for more: the part before the last comma, without its
 * postal code. An address without commas is returned whole.
 */
export function cityOf(address: string): string {
  const parts = address.split(',').map((part) => part.replaceAll(/\d+/g, '').trim());
  return parts.at(-2) || address;
}
