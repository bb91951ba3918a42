import { rooms } from 'virtual:component-overview';

const components = rooms.flatMap(({ groups }) => groups.flatMap(({ components }) => components));

/** The address of the page of each component, by its name. */
export const pages: ReadonlyMap<string, string> = new Map(
  components.map(({ name, page }) => [
    name,
    `./?path=/docs/${page.toLowerCase().replaceAll(/[ /]/g, '-')}--docs`,
  ]),
);

/**
 * Makes each component that a Markdown text names a link to its page, save that of the page itself. A name of one word,
 * such as Link, is meant only where it is written as code.
 */
export const linkComponents = (text: string, own: string) =>
  text.replaceAll(/`(\w+)`|(?<![`\w<])[A-Z][a-z]+(?:[A-Z][a-z]+)+(?![`\w])/g, (found, code?: string) => {
    const name = code ?? found;
    const page = name === own ? undefined : pages.get(name);
    return page ? `[\`${name}\`](${page})` : found;
  });
