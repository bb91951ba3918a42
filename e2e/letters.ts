import { expect } from '@playwright/test';
import type { GuildhallServer } from './server.ts';

/** The link in the letter to an address with a subject. */
export async function linkInLetter(
  server: GuildhallServer,
  address: string,
  subject: string,
): Promise<string> {
  const find = () => server.letters.find(({ to, mail }) => to === address && mail.subject === subject);
  await expect.poll(() => find() !== undefined).toBe(true);
  return /^http\S+$/m.exec(find()?.mail.text ?? '')![0];
}
