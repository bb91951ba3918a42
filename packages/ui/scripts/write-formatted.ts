import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

/** A generated text as Prettier would leave it, so that generating and formatting agree. */
export async function formatFor(url: URL, text: string): Promise<string> {
  const filepath = fileURLToPath(url);
  return format(text, { ...(await resolveConfig(filepath)), filepath });
}

/** Writes a generated file, formatted. */
export async function writeFormatted(url: URL, text: string): Promise<void> {
  writeFileSync(url, await formatFor(url, text));
}
