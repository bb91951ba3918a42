import { hash, verify } from '@node-rs/argon2';

/** The work that one hash takes; memory in KiB. */
export type PasswordCost = Readonly<Record<'memoryCost' | 'timeCost' | 'parallelism', number>>;

/** OWASP's least cost for Argon2id (the algorithm that the library takes by default). */
export const minimumPasswordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How a hash of that cost begins. */
const prefixOf = ({ memoryCost, timeCost, parallelism }: PasswordCost): string =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;

/** The hash of a password that nobody knows, at the minimum cost. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$RsGnNyPLCMJ40qUCN37y+Q$5h/RRXnxWm4w6UCQV+/0uLkPXCwaHrBA2jbXlGZaQyY';

/** The form that is hashed: keyboards write the same character as one code point or as several. */
export const normalizePassword = (password: string): string => password.normalize('NFKC');

/** Hashes a password's normal form, off the main thread. */
export const hashPassword = (password: string, cost = minimumPasswordCost): Promise<string> =>
  hash(normalizePassword(password), cost);

/** `outdated`: it belongs to the hash, which is of another form or cost and should be made anew. */
type Verdict = 'wrong' | 'right' | 'outdated';

/**
 * Whether the password belongs to the stored hash, which may be of the text as it was typed. Without a stored hash the
 * answer is no, after the same work: the time that a log-in takes does not tell whether an account exists.
 */
export async function verifyPassword(
  storedHash: string | undefined,
  password: string,
  cost = minimumPasswordCost,
): Promise<Verdict> {
  const expected = storedHash ?? nobodysHash;
  const normal = normalizePassword(password);
  const isNormal = await verify(expected, normal);
  const matches = isNormal || (normal !== password && (await verify(expected, password)));
  if (!matches || storedHash === undefined) return 'wrong';
  return isNormal && storedHash.startsWith(prefixOf(cost)) ? 'right' : 'outdated';
}
