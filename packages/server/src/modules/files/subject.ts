/** What a file can belong to so that anyone may read it; each has one id. */
export const publicKinds = ['avatar', 'product', 'request'] as const;

/** What files are attached to; who may read that may read them. */
type PrivateKind = 'request-file' | 'quote' | 'message';

/** A kind and the id of one of it: of the company for its avatar. */
export type Subject = `${(typeof publicKinds)[number] | PrivateKind}:${string}`;
