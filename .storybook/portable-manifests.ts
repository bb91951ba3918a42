import { relative, sep } from 'node:path';
import { readExamples } from '../packages/ui/scripts/read-example.ts';
import { entries } from '../packages/ui/scripts/rooms.ts';
import { subpath } from '../packages/ui/scripts/subpath.ts';

interface Component {
  path: string;
  import?: string;
  stories: { id: string; snippet?: string }[];
}

/** The manifests that Storybook passes from one preset to the next. */
export type Manifests = { components?: { components: Record<string, Component> } } & Record<string, unknown>;

const root = process.cwd();

/** A file's path from the root of the repository; docgen writes some paths from the folder above it. */
const fromRoot = (path: string) =>
  path.startsWith(root)
    ? relative(root, path).split(sep).join('/')
    : path.replace(/^.*?(?=packages\/ui\/)/, '');

/** Gives a component the import and the examples that other apps can use. */
async function writeForOutside(component: Component): Promise<void> {
  const entry = entries.find(({ name, folder }) =>
    component.path.endsWith(`packages/ui/${folder}/${name}.stories.tsx`),
  );
  if (!entry) return;
  component.import = `import { ${entry.name} } from '@guildhall/ui/${subpath(entry.name, entry.room)}';`;
  for (const [name, { text }] of await readExamples(entry)) {
    const isIt = ({ id }: { id: string }) => id.split('--')[1]?.replaceAll('-', '') === name.toLowerCase();
    const story = component.stories.find((one) => isIt(one));
    if (story) story.snippet = text;
  }
}

/** The manifests as other apps need them, without paths of the machine that built them. */
export async function makePortable(manifests: Manifests): Promise<Manifests> {
  const portable = JSON.parse(
    JSON.stringify(manifests, (key, value: unknown) =>
      typeof value === 'string' && (key === 'filePath' || key === 'fileName') ? fromRoot(value) : value,
    ),
  ) as Manifests;
  for (const component of Object.values(portable.components?.components ?? {}))
    await writeForOutside(component);
  return portable;
}
