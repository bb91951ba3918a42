import { maxSearchLength } from '@guildhall/contract/limits';

/** The search text for what was typed or stands in an address: cut to what the calls take, between characters. */
export const searchTextOf = (text: string): string =>
  Array.from(text.replaceAll('\0', '').trim()).slice(0, maxSearchLength).join('');
