import { hash, verify } from '@node-rs/argon2';

/** OWASP's least cost for Argon2id (the algorithm that the library takes by default); memory in KiB. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password that nobody knows, at the same cost as all others. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$RsGnNyPLCMJ40qUCN37y+Q$5h/RRXnxWm4w6UCQV+/0uLkPXCwaHrBA2jbXlGZaQyY';

/** Hashes off the main thread. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/**
 * Whether the password belongs to the stored hash. Without a stored hash the answer is no, after the same
 * work: the time that a log-in takes does not tell whether an account exists.
 */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(storedHash ?? nobodysHash, password);
  return matches && storedHash !== undefined;
}
