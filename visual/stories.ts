import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder in which the stories are built for their pictures. */
export const storybook = join(import.meta.dirname, '../node_modules/.cache/visual-storybook');

export interface Story {
  id: string;
  title: string;
  name: string;
}

/** The stories of which pictures are taken: every component's States and every screen's Default. */
export function storiesToPicture(): Story[] {
  const index = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, Story>;
  };
  return Object.values(index.entries).filter(
    ({ title, name }) =>
      (/^(Components|Trade)\/[\w ]+\/\w+$/.test(title) && name === 'States') ||
      (/^Screens\/\w+$/.test(title) && name === 'Default'),
  );
}

/** The folder of the baselines of one browser on one platform; fonts and edges differ between them. */
export function baselinesOf(browserVersion: string): string {
  const major = browserVersion.split('.')[0];
  return join(import.meta.dirname, 'baselines', `${process.platform}-${process.arch}-chromium-${major}`);
}
