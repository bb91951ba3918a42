import {
  Canvas,
  CodeOrSourceMdx,
  DocsContext,
  Description,
  Heading,
  Markdown,
  Story,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext, type ComponentProps } from 'react';
import { histories } from 'virtual:component-histories';
import { descriptions, props, words } from 'virtual:component-references';
import { variables } from 'virtual:component-variables';
import { Anatomy } from '../packages/ui/docs/blocks/Anatomy.tsx';
import { linkComponents } from '../packages/ui/docs/blocks/component-pages.ts';
import { Table } from '../packages/ui/docs/blocks/Table.tsx';
import { usage } from '../packages/ui/docs/blocks/usage.tsx';
import { splitDescription } from '../packages/ui/scripts/description.ts';
import type { History } from '../packages/ui/scripts/read-changes.ts';
import type { ReadProps } from '../packages/ui/scripts/read-props.ts';
import type { Word } from '../packages/ui/scripts/read-words.ts';
import { subpath } from '../packages/ui/scripts/subpath.ts';
import type { ComponentContract } from '../packages/ui/src/docs/contract.ts';
import { forcedAttribute, forcedStates } from './forced-states.ts';
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
  if (value && !(value in viewports)) throw new Error(`${story.id}: there is no viewport '${value}'`);
  const width = value && viewports[value].styles.width;
  return (
    <div className="docs-sized" style={{ '--_width': width } as object}>
      <Subheading>{story.name}</Subheading>
      <Description of={story.moduleExport} />
      <Canvas of={story.moduleExport} {...(framed && { story: inFrame })} />
    </div>
  );
}

/** A story as it looks under the pointer, with the focus and pressed. */
function ForcedStates({ story }: { story: PreparedStory }) {
  return (
    <>
      <Subheading>Hover, focus, pressed</Subheading>
      <div className="forced-states">
        {Object.entries(forcedStates).map(([state, label]) => (
          <figure key={state} {...{ [forcedAttribute]: state }} inert>
            <figcaption>{label}</figcaption>
            <Story of={story.moduleExport} />
          </figure>
        ))}
      </div>
    </>
  );
}

/** When to use a component and when not, with examples where there are some. */
function Usage({ contract: { name, whenToUse, whenNotToUse } }: { contract: ComponentContract }) {
  const examples = usage[name];
  return (
    <>
      <List title="When to use" items={whenToUse.map((text) => linkComponents(text, name))} />
      <List title="When not to use" items={whenNotToUse.map((text) => linkComponents(text, name))} />
      {examples && (
        <div className="do-and-dont">
          {examples.map(({ verdict, caption, example }) => (
            <figure key={caption} data-verdict={verdict}>
              <div className="sb-unstyled" inert>
                {example}
              </div>
              <figcaption>
                <b>{verdict === 'do' ? 'Do' : 'Don’t'}</b> {caption}
              </figcaption>
            </figure>
          ))}
        </div>
      )}
    </>
  );
}

/** The props that are a component's own, and the types that they name. */
function Props({ props: own, types }: ReadProps) {
  const rows = own.map(({ name, type, isOptional, defaultValue, description }) => {
    const written = defaultValue === undefined ? '–' : <code key="default">{defaultValue}</code>;
    return [
      <code key="name">{name}</code>,
      <div key="description" className="docs-prop">
        <Markdown options={{ forceInline: true }}>{description}</Markdown>
        <code>{type}</code>
      </div>,
      isOptional ? written : 'Required',
    ];
  });
  return (
    <>
      <Heading>Props</Heading>
      {rows.length > 0 && <Table label="Props" heads={['Prop', 'What it is', 'Default']} rows={rows} />}
      {types.length > 0 && (
        <details className="docs-types">
          <summary>Types of these props</summary>
          <CodeOrSourceMdx className="language-ts">{types.join('\n\n')}</CodeOrSourceMdx>
        </details>
      )}
    </>
  );
}

/** The words that a component brings along, which `labels` replaces. */
function Words({ words: own = [] }: { words: readonly Word[] | undefined }) {
  if (own.length === 0) return null;
  const rows = own.map(({ key, english, code, type, meaning }) => [
    <code key="key">{key}</code>,
    <div key="english" className="docs-word">
      {english.map((form) => (
        <span key={form}>{form}</span>
      ))}
      {code && <code>{code}</code>}
      {type && <code>{type}</code>}
    </div>,
    meaning,
  ]);
  return (
    <>
      <Heading>Words</Heading>
      <Markdown>
        What `labels` replaces; [LocaleProvider](./?path=/docs/guides-words-and-locale--docs) sets them for a
        whole app.
      </Markdown>
      <Table label="Words" heads={['Key', 'English', 'Meaning']} rows={rows} />
    </>
  );
}

/** The changes of a component, the newest first. */
function Changes({ changes }: Pick<History, 'changes'>) {
  if (changes.length === 0) return null;
  const rows = changes.map(({ version, text }) => [version ?? 'Next release', text]);
  return (
    <>
      <Heading>Changes</Heading>
      <Table label="Changes" heads={['Version', 'What changed']} rows={rows} />
    </>
  );
}

/** The documentation page of every component. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  const [first, ...others] = stories;
  const { parameters, title } = preparedMeta;
  const room = title.split('/')[0]!.toLowerCase();
  const isScreen = room === 'screens';
  const contract = parameters['contract'] as ComponentContract;
  const docs = parameters['docs'] as { story?: { inline?: boolean } };
  const { summary, details } = splitDescription(descriptions[contract.name]!);
  const { status, changes } = histories[contract.name] ?? { status: 'stable', changes: [] };
  const isOperated = Object.keys(contract.keyboard).length > 0;
  const operated = stories.find(({ name }) => name === parameters['operated']) ?? first;
  const drawn = stories.find(({ name }) => name === (parameters['anatomy'] ?? 'Playground')) ?? first;
  return (
    <>
      <Title />
      <p className="docs-summary">
        <Markdown options={{ forceInline: true }}>{summary}</Markdown>
      </p>
      <p className="docs-status" data-status={status}>
        {status === 'new' ? 'New in this release' : 'Stable'}
      </p>
      <CodeOrSourceMdx className="language-tsx">{`import { ${contract.name} } from '@guildhall/ui/${subpath(contract.name, room)}';`}</CodeOrSourceMdx>
      {details && <Markdown>{linkComponents(details, contract.name)}</Markdown>}
      {first && <Canvas of={first.moduleExport} {...(isScreen && { story: inFrame })} />}
      <Usage contract={contract} />
      <Heading>Examples</Heading>
      {others.map((story) => (
        <NamedStory key={story.id} story={story} framed={isScreen} />
      ))}
      {operated && isOperated && !isScreen && docs.story?.inline !== false && (
        <ForcedStates story={operated} />
      )}
      <Heading>Anatomy</Heading>
      {drawn && !isScreen && <Anatomy contract={contract} storyId={drawn.id} />}
      <Table
        label="Anatomy"
        heads={['No.', 'data-part', 'What it is']}
        rows={Object.entries(contract.parts).map(([part, meaning], index) => [
          `${index + 1}`,
          <code key={part}>{part}</code>,
          meaning,
        ])}
      />
      <Props {...props[contract.name]!} />
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
      <Words words={words[contract.name]} />
      <Names title="Keyboard" heads={['Key', 'What it does']} names={contract.keyboard} />
      <Names title="Data attributes" heads={['Attribute', 'Values']} names={contract.dataAttributes} />
      <Names
        title="CSS variables"
        heads={['Variable', 'What it sets']}
        names={variables[contract.name] ?? {}}
      />
      <Changes changes={changes} />
    </>
  );
}
