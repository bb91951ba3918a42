/** A name as it is stored: the same letters are the same characters, with no space around them. */
export const toName = (text: string): string => text.normalize('NFC').trim();
