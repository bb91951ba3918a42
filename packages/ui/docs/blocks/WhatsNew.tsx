import { Heading, Markdown } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { changes } from 'virtual:package-changes';
import { linkComponents, pages } from './component-pages.ts';
import { Table } from './Table.tsx';

/** The component that a change is about: the first that it names. */
const componentOf = (text: string) =>
  [...text.matchAll(/`(\w+)`/g)].find(([, name]) => pages.has(name!))?.[1];

/** The changes of a release by component, those of the whole package last. */
function rowsOf(version: string | undefined) {
  const groups = new Map<string, string[]>();
  for (const { text } of changes.filter((change) => change.version === version)) {
    const component = componentOf(text) ?? '';
    groups.set(component, [...(groups.get(component) ?? []), text]);
  }
  const named = [...groups].toSorted(([a], [b]) => Number(a === '') - Number(b === '') || a.localeCompare(b));
  return named.map(([component, texts]) => [
    component ? (
      <a key={component} href={pages.get(component)} target="_top">
        {component}
      </a>
    ) : (
      'The package'
    ),
    <Markdown key="changes">
      {texts.map((text) => `- ${linkComponents(text, component)}`).join('\n')}
    </Markdown>,
  ]);
}

/** What changed in each release, the newest first. */
export const WhatsNew = () =>
  [...new Set(changes.map(({ version }) => version))].map((version) => {
    const title = version ?? 'Next release';
    return (
      <Fragment key={title}>
        <Heading>{title}</Heading>
        <Table label={title} heads={['Component', 'What changed']} rows={rowsOf(version)} />
      </Fragment>
    );
  });
