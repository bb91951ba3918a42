import { readFileSync, writeFileSync } from 'node:fs';
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

- Import each component from its subpath, as shown below, or by name from \`@guildhall/ui\`.
- Import \`@guildhall/ui/tokens.css\` once; \`@guildhall/ui/reset.css\` and \`@guildhall/ui/fonts.css\` are optional.
- Themes: the attribute \`data-gh-theme\` is \`light\`, \`dark\` or \`high-contrast\`, on the root element or on any part of the page; without it the page follows the device. \`setTheme\` from \`@guildhall/ui/set-theme\` sets and remembers it, \`useTheme\` from \`@guildhall/ui/use-theme\` reads it, \`ThemeScript\` from \`@guildhall/ui/theme-script\` brings it back before the first paint. There is no provider.
- Density: \`data-gh-density="compact"\` on any element.
- Style from outside by custom properties (\`--gh-...\`), by \`className\` and \`style\`, or by \`[data-component='Name'] [data-part='part']\`. All rules of the package lie in \`@layer guildhall\`, so an unlayered rule wins.
- Every component passes \`ref\`, \`className\`, \`style\`, \`data-*\` and \`aria-*\` on to its root or its control.
- Server rendering needs styled-components' \`ServerStyleSheet\`; the README shows it for Next.js and for plain servers.
- The examples compile as they are, given what they say is of your own: data such as \`products\`.
`;

const list = (title: string, entries: readonly string[]) =>
  entries.length > 0 ? `${title}\n\n${entries.map((entry) => `- ${entry}`).join('\n')}\n` : '';

function propLine({ name, type, isOptional, defaultValue, description }: Prop): string {
  const fallback = defaultValue === undefined ? '' : ` Default: ${defaultValue}.`;
  return `\`${name}${isOptional ? '?' : ''}: ${type}\`: ${description}${fallback}`;
}

async function section(entry: Entry, { props, types }: ReadProps): Promise<string> {
  const { name, folder } = entry;
  const { contract } = (await import(new URL(`${folder}/${name}.contract.ts`, root).href)) as {
    contract: ComponentContract;
  };
  const read = (ending: string) => readFileSync(new URL(`${folder}/${name}.${ending}`, root), 'utf8');
  const { summary } = splitDescription(readDescription(name, read('tsx')));
  const { text } = await readExample('Default', read('stories.tsx'), entry);
  const path = `@guildhall/ui/${subpath(name, entry.room)}`;
  // An example that composes it with others may leave it to a helper.
  const example = text.includes(`'${path}'`) ? text : `import { ${name} } from '${path}';\n${text}`;
  return [
    `#### ${name}\n\n${summary}\n`,
    `\`\`\`tsx\n${example}\n\`\`\`\n`,
    list('Use it:', contract.whenToUse),
    list('Do not use it:', contract.whenNotToUse),
    list('Props:', props.map(propLine)),
    types.length > 0 ? `Their types:\n\n\`\`\`ts\n${types.join('\n\n')}\n\`\`\`\n` : '',
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/** What a coding agent needs to use the package: every component with its import, use, props and an example. */
export async function buildLlms(): Promise<string> {
  const props = readProps(entries.map(({ name, folder }) => ({ name, path: `${folder}/${name}.tsx` })));
  const written = chapters().map(async ({ title, description, groups }) => {
    const sections = groups.map(async (group) => {
      const own = group.entries.map((entry) => section(entry, props.get(entry.name)!));
      return [...(group.title ? [`### ${group.title}\n`] : []), ...(await Promise.all(own))].join('\n');
    });
    return `## ${title}\n\n${description}\n\n${(await Promise.all(sections)).join('\n')}`;
  });
  return [introduction, ...(await Promise.all(written))].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('llms.txt', root), await buildLlms());
}
