import type { Token } from './dtcg.ts';

const row = (cells: readonly string[]) => `<tr>${cells.join('')}</tr>`;

/** A table in plain elements, for MDX alone knows none; its label names the place that scrolls. */
export const table = (label: string, heads: readonly string[], rows: readonly (readonly string[])[]) =>
  `<div className="docs-table" role="region" aria-label="${label}" tabIndex={0}>
<table>
<thead>${row(heads.map((head) => `<th>${head}</th>`))}</thead>
<tbody>
${rows.map((cells) => row(cells.map((cell, column) => `<td data-head="${heads[column]}">${cell}</td>`))).join('\n')}
</tbody>
</table>
</div>`;

export const code = (text: string) => `<code>${text}</code>`;

/** The name that CSS knows a token by. */
export const variable = ({ name }: Token) => code(`--gh-${name}`);

/** A page of the section Foundations. */
export const page = (
  title: string,
  paragraphs: readonly string[],
  imports: readonly string[] = [],
) => `{/* Generated from tokens/*.tokens.json by \`npm run tokens\`; edit those. */}

import { Meta } from '@storybook/addon-docs/blocks';
${imports.join('\n')}

<Meta title="Foundations/${title}" />

# ${title}

${paragraphs.join('\n\n')}
`;
