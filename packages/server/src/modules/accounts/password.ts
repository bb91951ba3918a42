import { hash, verify } from '@node-rs/argon2';

/** The cost of one hash; memory in KiB. */
export type PasswordCost = Readonly<Record<'memoryCost' | 'timeCost' | 'parallelism', number>>;

/** OWASP's minimum cost for Argon2id, the library's default algorithm. */
export const minimumPasswordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The start of a hash of that cost. */
const prefixOf = ({ memoryCost, timeCost, parallelism }: PasswordCost): string =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;

/** The hash of a random password, at the minimum cost. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$RsGnNyPLCMJ40qUCN37y+Q$5h/RRXnxWm4w6UCQV+/0uLkPXCwaHrBA2jbXlGZaQyY';

/** The form that is hashed: keyboards produce the same character as one code point or as several. */
export const normalizePassword = (password: string): string => password.normalize('NFKC');

/** Hashes a password's normal form, off the main thread. */
export const hashPassword = (password: string, cost = minimumPasswordCost): Promise<string> =>
  hash(normalizePassword(password), cost);

/** `outdated`: the password is right, but its hash has another form or cost and should be replaced. */
type Verdict = 'wrong' | 'right' | 'outdated';

/**
 * Compares a password with the stored hash, which may be of the text as it was typed. Without a stored hash the verdict
 * is `wrong`, after the same work: the time of a log-in must not reveal whether an account exists.
 */
export async function verifyPassword(
  storedHash: string | undefined,
  password: string,
  cost = minimumPasswordCost,
): Promise<Verdict> {
  const expected = storedHash ?? dummyHash;
  const normal = normalizePassword(password);
  const isNormal = await verify(expected, normal);
  const matches = isNormal || (normal !== password && (await verify(expected, password)));
  if (!matches || storedHash === undefined) return 'wrong';
  return isNormal && storedHash.startsWith(prefixOf(cost)) ? 'right' : 'outdated';
}
