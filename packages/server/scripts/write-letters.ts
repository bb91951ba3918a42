import { writeFile } from 'node:fs/promises';
import { sampleLetters } from '../test/sample-letters.ts';

await writeFile(
  new URL('../../ui/docs/patterns/letters.json', import.meta.url),
  `${JSON.stringify(sampleLetters, null, 2)}\n`,
);
