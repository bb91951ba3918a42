import { expect, test } from '@playwright/test';
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

for (const { name } of entries) {
  test(`agents are told about ${name}`, () => {
    const component = components.find(({ id }) => id.endsWith(`-${name.toLowerCase()}`));
    expect(component).toBeDefined();
    const { error, stories, reactDocgenTypescript: docgen } = component!;
    expect(error).toBeUndefined();
    expect(docgen?.description).toBeTruthy();
    expect(component!.import).toMatch(new RegExp(`\\b${name}\\b.* from '@guildhall/ui`));
    expect(component!.import).not.toMatch(/#(components|trade)\//);
    const props = Object.entries(docgen?.props ?? {});
    expect(props.filter(([, { description }]) => !description).map(([prop]) => prop)).toEqual([]);
    expect(stories.filter((story) => story.error || !story.snippet)).toEqual([]);
    expect(stories.length).toBeGreaterThanOrEqual(2);
  });
}

test('the manifest names no file outside the repository', () => {
  const paths = [...JSON.stringify(manifest).matchAll(/"file(?:Path|Name)":"([^"]*)"/g)].map(
    ([, path]) => path!,
  );
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !/^(packages|node_modules)\//.test(path))).toEqual([]);
});
