/** A short text that does not end in the middle of a line: `Rs.` stays with its digits. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');
