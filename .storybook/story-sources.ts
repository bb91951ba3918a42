import { babelParse } from 'storybook/internal/babel';
import type { CsfFile } from 'storybook/internal/csf-tools';
import { readExample } from '../packages/ui/scripts/read-example.ts';
import { entries, rooms } from '../packages/ui/scripts/rooms.ts';
import { sentenceCase } from './story-names.ts';

/**
 * Gives each story its name as the sidebar has it, and its code as another app would write it, read from the file that it
 * is in: what Storybook prints of rendered elements has the names that a build makes shorter.
 */
export async function addStorySources(csf: CsfFile, csfSource: CsfFile): Promise<void> {
  const title = csfSource._meta?.title ?? '';
  const entry = entries.find(
    ({ name, room }) => title.startsWith(`${rooms[room].title}/`) && title.endsWith(`/${name}`),
  );
  for (const [name, { name: shown = name }] of Object.entries(csfSource._stories)) {
    const { text } = await readExample(name, csfSource._file.code, entry);
    const source = { code: text, language: 'tsx' };
    const own = `${name}.parameters`;
    const assignment = `${name}.name = ${JSON.stringify(sentenceCase(shown))}; ${own} = { ...${own}, docs: { ...${own}?.docs, source: ${JSON.stringify(source)} } };`;
    csf._ast.program.body.push(...babelParse(assignment).program.body);
  }
}
