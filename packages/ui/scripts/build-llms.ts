import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ComponentContract } from '#docs/contract.ts';
import { readDescription, splitDescription } from './description.ts';
import { readExample } from './read-example.ts';
import { readProps, type Prop, type ReadProps } from './read-props.ts';
import { chapters, entries, type Entry } from './rooms.ts';
import { subpath } from './subpath.ts';

const root = new URL('../', import.meta.url);

const introduction = `# @guildhall/ui

> Guildhall's design system: accessible React components for business networks and marketplaces. React 19, styled-components 6, ESM. Components take plain props and give callbacks; they neither fetch nor route.

## Rules of use

- Import each component from its subpath, as its page shows, or by name from \`@guildhall/ui\`.
- Import \`@guildhall/ui/tokens.css\` once; \`@guildhall/ui/reset.css\` and \`@guildhall/ui/fonts.css\` are optional.
- Themes: the attribute \`data-gh-theme\` is \`light\`, \`dark\` or \`high-contrast\`, on the root element or on any part of the page; without it the page follows the device. \`setTheme\` from \`@guildhall/ui/set-theme\` sets and remembers it, \`useTheme\` from \`@guildhall/ui/use-theme\` reads it, \`ThemeScript\` from \`@guildhall/ui/theme-script\` brings it back before the first paint. There is no provider.
- Density: \`data-gh-density="compact"\` on any element.
- Style from outside by custom properties (\`--gh-...\`), by \`className\` and \`style\`, or by \`[data-component='Name'] [data-part='part']\`. All rules of the package lie in \`@layer guildhall\`, so an unlayered rule wins.
- Every component passes \`ref\`, \`className\`, \`style\`, \`data-*\` and \`aria-*\` on to its root or its control.
- Server rendering needs styled-components' \`ServerStyleSheet\`; the README shows it for Next.js and for plain servers.
- The examples compile as they are, given what they say is of your own: data such as \`products\`.
`;

const source = ({ name, folder }: Entry, ending: string) =>
  readFileSync(new URL(`${folder}/${name}.${ending}`, root), 'utf8');

const list = (title: string, entries: readonly string[]) =>
  entries.length > 0 ? `${title}\n\n${entries.map((entry) => `- ${entry}`).join('\n')}\n` : '';

function propLine({ name, type, isOptional, defaultValue, description }: Prop): string {
  const fallback = defaultValue === undefined ? '' : ` Default: ${defaultValue}.`;
  return `\`${name}${isOptional ? '?' : ''}: ${type}\`: ${description}${fallback}`;
}

async function page(entry: Entry, summary: string, { props, types }: ReadProps): Promise<string> {
  const { name, folder } = entry;
  const { contract } = (await import(new URL(`${folder}/${name}.contract.ts`, root).href)) as {
    contract: ComponentContract;
  };
  const { text } = await readExample('Default', source(entry, 'stories.tsx'), entry);
  return [
    `# ${name}\n\n${summary}\n`,
    `\`\`\`tsx\n${text}\n\`\`\`\n`,
    list('Use it:', contract.whenToUse),
    list('Do not use it:', contract.whenNotToUse),
    list('Props:', props.map(propLine)),
    types.length > 0 ? `Their types:\n\n\`\`\`ts\n${types.join('\n\n')}\n\`\`\`\n` : '',
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/**
 * What a coding agent needs to use the package, by file: an index, `llms.txt`, and a page of each component with its
 * import, use, props and an example.
 */
async function buildLlms(): Promise<Map<string, string>> {
  const props = readProps(entries.map(({ name, folder }) => ({ name, path: `${folder}/${name}.tsx` })));
  const pages = new Map<string, string>();
  const index = [introduction];
  for (const { title, description, groups } of chapters()) {
    index.push(`## ${title}\n\n${description}\n`);
    for (const group of groups) {
      if (group.title) index.push(`### ${group.title}\n`);
      for (const entry of group.entries) {
        const { name, room } = entry;
        const { summary } = splitDescription(readDescription(name, source(entry, 'tsx')));
        const file = `llms/${subpath(name, room)}.md`;
        index.push(`- [${name}](${file}): ${summary}`);
        pages.set(file, await page(entry, summary, props.get(name)!));
      }
      index.push('');
    }
  }
  return pages.set('llms.txt', index.join('\n'));
}

rmSync(new URL('llms', root), { recursive: true, force: true });
for (const [file, text] of await buildLlms()) {
  const url = new URL(file, root);
  mkdirSync(dirname(fileURLToPath(url)), { recursive: true });
  writeFileSync(url, text);
}
