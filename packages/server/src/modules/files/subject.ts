/** What a file can belong to; each has one id. Anyone may see these, so anyone may read their files. */
export const publicKinds = ['avatar', 'product', 'request'] as const;

/** A kind and the id of one of it: of the company for its avatar. */
export type Subject = `${(typeof publicKinds)[number]}:${string}`;
