import {
  ArgTypes,
  Canvas,
  CodeOrSourceMdx,
  DocsContext,
  Description,
  Heading,
  Markdown,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext, type ComponentProps } from 'react';
import { variables } from 'virtual:component-variables';
import { Table, TableScroll } from '../packages/ui/docs/blocks/Table.tsx';
import { splitDescription } from '../packages/ui/scripts/description.ts';
import { subpath } from '../packages/ui/scripts/subpath.ts';
import type { ComponentContract } from '../packages/ui/src/docs/contract.ts';
import { viewports } from './toolbar.ts';

type PreparedStory = ReturnType<
  ComponentProps<typeof DocsContext.Provider>['value']['componentStories']
>[number];

function List({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <Heading>{title}</Heading>
      <Markdown>{items.map((item) => `- ${item}`).join('\n')}</Markdown>
    </>
  );
}

function Names({
  title,
  heads,
  names,
}: {
  title: string;
  heads: readonly [string, string];
  names: Readonly<Record<string, string>>;
}) {
  const rows = Object.entries(names).map(([name, meaning]) => [<code key={name}>{name}</code>, meaning]);
  if (rows.length === 0) return null;
  return (
    <>
      <Heading>{title}</Heading>
      <Table label={title} heads={heads} rows={rows} />
    </>
  );
}

/** Whole screens are shown in frames, so that they have a page to themselves. */
const inFrame = { inline: false, height: '720px' };

/** A story with its name and description, as wide as the screen that it is about. */
function NamedStory({ story, framed }: { story: PreparedStory; framed: boolean }) {
  const { value } = (story.storyGlobals['viewport'] ?? {}) as { value?: keyof typeof viewports };
  const width = value && viewports[value].styles.width;
  return (
    <div className="docs-sized" style={{ '--_width': width } as object}>
      <Subheading>{story.name}</Subheading>
      <Description of={story.moduleExport} />
      <Canvas of={story.moduleExport} {...(framed && { story: inFrame })} />
    </div>
  );
}

/** The documentation page of every component. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  const [first, ...others] = stories;
  const { component, parameters, title } = preparedMeta;
  const room = title.split('/')[0]!.toLowerCase();
  const isScreen = room === 'screens';
  const contract = parameters['contract'] as ComponentContract;
  const docs = parameters['docs'] as { extractComponentDescription: (of: unknown) => string };
  const { summary, details } = splitDescription(docs.extractComponentDescription(component));
  return (
    <>
      <Title />
      <p className="docs-summary">{summary}</p>
      <CodeOrSourceMdx className="language-tsx">{`import { ${contract.name} } from '@guildhall/ui/${subpath(contract.name, room)}';`}</CodeOrSourceMdx>
      {details && <Markdown>{details}</Markdown>}
      {first && <Canvas of={first.moduleExport} {...(isScreen && { story: inFrame })} />}
      <List title="When to use" items={contract.whenToUse} />
      <List title="When not to use" items={contract.whenNotToUse} />
      <Names title="Anatomy" heads={['data-part', 'What it is']} names={contract.parts} />
      <Names title="Data attributes" heads={['Attribute', 'Values']} names={contract.dataAttributes} />
      <Names
        title="CSS variables"
        heads={['Variable', 'What it sets']}
        names={variables[contract.name] ?? {}}
      />
      <Heading>Props</Heading>
      <TableScroll label="Props">
        <ArgTypes />
      </TableScroll>
      <p>
        Every other prop of <code>{`<${contract.control ?? contract.element}>`}</code> can be given, too.
        {contract.control && (
          <>
            {' '}
            <code>ref</code>, <code>name</code> and <code>aria-*</code> reach the part <code>control</code>;{' '}
            <code>className</code> and <code>style</code> dress the root.
          </>
        )}
      </p>
      <Names title="Keyboard" heads={['Key', 'What it does']} names={contract.keyboard} />
      <Heading>Stories</Heading>
      {others.map((story) => (
        <NamedStory key={story.id} story={story} framed={isScreen} />
      ))}
    </>
  );
}
