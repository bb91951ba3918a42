import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Message {
  url: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

/** What the Nu checker is wrong about, and why. Its warnings count as much as its errors. */
const falseFindings: { message: RegExp; extract?: RegExp; reason: string }[] = [
  {
    message: /^Article lacks heading/,
    extract: /<article data-component="\w+Skeleton" [^>]*aria-hidden="true"/,
    reason: 'Nobody is told of the placeholder of a card.',
  },
  {
    message: /^The “list” role is unnecessary for element “(ul|ol)”/,
    reason: 'Safari tells VoiceOver of no list where CSS has taken its markers away.',
  },
  {
    message: /^(Section|Article) lacks heading/,
    extract: /<(section|article) [^>]*aria-label(ledby)?="/,
    reason:
      'It has a name: an article that is all of its page has the heading of the page, and in the panel at the side no heading comes before that.',
  },
  {
    message: /^CSS: .*(@container|container-type|animation-timeline|animation-range)/,
    reason: 'It is newer than what the checker knows of CSS.',
  },
  {
    message: /^Trailing slash on void elements has no effect/,
    reason: 'It does no harm, and the formatter writes it.',
  },
];

/** The results of the journeys, with the pages that `e2e/markup.ts` has kept. */
const folder = 'test-results/journeys';
const documents = existsSync(folder)
  ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  : [];
if (documents.length === 0) throw new Error('There are no documents yet: `npm run e2e` records them');

// All at once: the checker takes longer to start than to read them.
const require = createRequire(import.meta.url);
const jar = require.resolve('vnu-jar/build/dist/vnu.jar');
const { stdout, stderr, error } = spawnSync(
  'java',
  ['-Xss4m', '-jar', jar, '--format', 'json', '--stdout', ...documents.map((file) => join(folder, file))],
  { encoding: 'utf8', maxBuffer: Infinity },
);
if (error) throw error;
if (stdout === '') throw new Error(stderr);
const { messages } = JSON.parse(stdout) as { messages: Message[] };
const found = messages.filter(
  ({ message, extract = '' }) =>
    !falseFindings.some(
      (finding) => finding.message.test(message) && (finding.extract?.test(extract) ?? true),
    ),
);
for (const { url, lastLine, message, extract } of found)
  console.error(`${relative('.', fileURLToPath(url))}:${lastLine ?? 1} ${message}\n    ${extract ?? ''}`);
console.log(`${documents.length} documents, ${found.length} findings`);
process.exitCode = found.length === 0 ? 0 : 1;
