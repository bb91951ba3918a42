import { expect, test } from '@playwright/test';
import { readExamples } from '../../scripts/read-example.ts';
import { entries } from '../../scripts/rooms.ts';
import { readBuilt } from './built-storybook.ts';

interface ManifestComponent {
  id: string;
  import?: string;
  error?: unknown;
  stories: { id: string; snippet?: string; error?: unknown }[];
  reactDocgenTypescript?: {
    description: string;
    props: Record<string, { description: string }>;
  };
}

const manifest = readBuilt('manifests/components.json') as { components: Record<string, ManifestComponent> };
const components = Object.values(manifest.components);

/** What is missing or wrong in what the manifest says of a component. */
function errorsOf(name: string): string[] {
  const component = components.find(({ id }) => id.endsWith(`-${name.toLowerCase()}`));
  if (!component) return ['it is not there'];
  const { error, stories, import: statement = '', reactDocgenTypescript: docgen } = component;
  const undescribed = Object.entries(docgen?.props ?? {}).filter(([, { description }]) => !description);
  return [
    ...(error ? ['it was not read'] : []),
    ...(docgen?.description ? [] : ['no description']),
    ...(new RegExp(`\\b${name}\\b.* from '@guildhall/ui`).test(statement)
      ? []
      : [`its import is ${statement}`]),
    ...(/#(components|trade|screens)\//.test(statement) ? ['its import holds a path of the sources'] : []),
    ...undescribed.map(([prop]) => `the prop ${prop} has no description`),
    ...stories.filter((story) => story.error || !story.snippet).map(({ id }) => `${id} has no snippet`),
    ...(stories.length < 2 ? ['fewer than two stories'] : []),
  ];
}

test('agents are told about every component', () => {
  expect(entries.flatMap(({ name }) => errorsOf(name).map((error) => `${name}: ${error}`))).toEqual([]);
});

test('its snippets are the examples that are known to compile', async () => {
  const missing: string[] = [];
  for (const entry of entries) {
    const component = components.find(({ id }) => id.endsWith(`-${entry.name.toLowerCase()}`));
    const snippets = component?.stories.map(({ snippet }) => snippet) ?? [];
    for (const [name, { text }] of await readExamples(entry)) {
      if (!snippets.includes(text)) missing.push(`${entry.name}: ${name}`);
    }
  }
  expect(missing).toEqual([]);
});

test('a component without an entry is found', () => {
  expect(errorsOf('Nowhere')).toEqual(['it is not there']);
});

test('the manifest names no file outside the repository', () => {
  const paths = [...JSON.stringify(manifest).matchAll(/"file(?:Path|Name)":"([^"]*)"/g)].map(
    ([, path]) => path!,
  );
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !/^(packages|node_modules)\//.test(path))).toEqual([]);
});
