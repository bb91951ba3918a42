import { babelParse } from 'storybook/internal/babel';
import type { CsfFile } from 'storybook/internal/csf-tools';
import { readStory } from '../packages/ui/scripts/read-story.ts';
import { sentenceCase } from './story-names.ts';

/**
 * Gives each story its name as the sidebar has it, and its code, read from the file that it is in: what Storybook prints of rendered elements has the names
 * that a build makes shorter. Tests show no code.
 */
export async function addStorySources(csf: CsfFile, csfSource: CsfFile): Promise<void> {
  if (process.env['VITEST']) return;
  for (const [name, { name: shown = name }] of Object.entries(csfSource._stories)) {
    const source = { code: await readStory(name, csfSource._file.code), language: 'tsx' };
    const own = `${name}.parameters`;
    const assignment = `${name}.name = ${JSON.stringify(sentenceCase(shown))}; ${own} = { ...${own}, docs: { ...${own}?.docs, source: ${JSON.stringify(source)} } };`;
    csf._ast.program.body.push(...babelParse(assignment).program.body);
  }
}
