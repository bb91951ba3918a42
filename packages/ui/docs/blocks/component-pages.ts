import { rooms } from 'virtual:component-overview';
import { replaceNames } from '../../scripts/component-names.ts';

const components = rooms.flatMap(({ groups }) => groups.flatMap(({ components }) => components));

/** The address of the page of each component, by its name. */
export const pages: ReadonlyMap<string, string> = new Map(
  components.map(({ name, page }) => [
    name,
    `./?path=/docs/${page.toLowerCase().replaceAll(/[ /]/g, '-')}--docs`,
  ]),
);

/** Makes each component that a Markdown text names a link to its page, save that of the page itself. */
export const linkComponents = (text: string, own: string | undefined) =>
  replaceNames(text, (name, found) => {
    const page = name === own ? undefined : pages.get(name);
    return page ? `[\`${name}\`](${page})` : found;
  });
