import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, type FormatOptions } from 'oxfmt';

const options = JSON.parse(
  readFileSync(new URL('../../../.oxfmtrc.json', import.meta.url), 'utf8'),
) as FormatOptions;

/** A text as `npm run format` would leave a file of this name. Throws where it is no such text. */
export async function formatAs(fileName: string, text: string): Promise<string> {
  const { code, errors } = await format(fileName, text, options);
  if (errors.length > 0) throw new Error(`${fileName}: ${errors.map(({ message }) => message).join(', ')}`);
  return code;
}

/** A generated text as it is in its file. */
export const formatFor = (url: URL, text: string): Promise<string> => formatAs(fileURLToPath(url), text);

/** Writes a generated file, formatted. */
export async function writeFormatted(url: URL, text: string): Promise<void> {
  writeFileSync(url, await formatFor(url, text));
}
