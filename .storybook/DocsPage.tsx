import {
  ArgTypes,
  Canvas,
  Description,
  Markdown,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ComponentContract } from '../packages/ui/src/docs/contract.ts';

function List({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <Markdown>{items.map((item) => `- ${item}`).join('\n')}</Markdown>
    </>
  );
}

function Table({
  title,
  heads,
  rows,
}: {
  title: string;
  heads: [string, string];
  rows: Readonly<Record<string, string>>;
}) {
  const entries = Object.entries(rows);
  if (entries.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(([name, meaning]) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The one page every component is documented by. */
export function DocsPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta']);
  const [first] = Object.values(csfFile.stories);
  const contract = preparedMeta.parameters['contract'] as ComponentContract | undefined;
  return (
    <>
      <Title />
      {contract && <Subtitle>{contract.summary}</Subtitle>}
      <Description />
      {first && <Canvas of={first.moduleExport} />}
      {contract && (
        <>
          <List title="When to use" items={contract.whenToUse} />
          <List title="When not to use" items={contract.whenNotToUse} />
        </>
      )}
      <h3>Props</h3>
      <ArgTypes />
      {contract && (
        <>
          <Table title="Keyboard" heads={['Key', 'What it does']} rows={contract.keyboard} />
          {contract.control && (
            <p>
              <code>ref</code>, <code>name</code>, <code>aria-*</code> and every other native prop reach the{' '}
              <code>{contract.control}</code>; <code>className</code> and <code>style</code> dress the root.
            </p>
          )}
          <Table title="Anatomy" heads={['data-part', 'What it is']} rows={contract.parts} />
          <Table title="Data attributes" heads={['Attribute', 'Values']} rows={contract.dataAttributes} />
          <Table title="CSS variables" heads={['Variable', 'What it sets']} rows={contract.cssVariables} />
        </>
      )}
      <Stories includePrimary={false} />
    </>
  );
}
