/** The verb after a number of things. */
export const are = (count: number): string => (count === 1 ? 'is' : 'are');
