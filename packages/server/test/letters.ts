import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** A letter that a server without a mail server has written to a file. */
export type WrittenLetter = Pick<Email, 'to' | 'subject' | 'text' | 'html'>;

/** The letters in a data folder, oldest first: their names are time-ordered ids. */
export async function readLetters(dataFolder: string): Promise<WrittenLetter[]> {
  const folder = join(dataFolder, 'letters');
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}
