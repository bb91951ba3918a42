import { modes, readComponentTokens, readTokens, type Token } from './dtcg.ts';

/** Plain elements, for MDX alone knows no tables. */
const table = (heads: readonly string[], rows: readonly (readonly string[])[]) => {
  const row = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<table>
<thead>${row(heads, 'th')}</thead>
<tbody>
${rows.map((cells) => row(cells, 'td')).join('\n')}
</tbody>
</table>`;
};

const code = (text: string) => `<code>${text}</code>`;

const page = (
  title: string,
  body: string,
) => `{/* Generated from tokens/*.tokens.json by \`npm run tokens\`; edit those. */}

import { Meta } from '@storybook/addon-docs/blocks';

<Meta title="Foundations/${title}" />

${body}
`;

const variable = ({ name }: Token) => code(`--gh-${name}`);
const startingWith = (prefix: string) =>
  readTokens('light').filter(({ name }) => name.startsWith(`${prefix}-`) || name === prefix);

function colourPage(): string {
  const byMode = modes.map((mode) => new Map(readTokens(mode).map(({ name, css }) => [name, css])));
  const swatch = (css: string) => `<span className="swatch" style={{ background: '${css}' }} /> ${code(css)}`;
  const section = (title: string, sentence: string, matches: RegExp) => {
    const rows = readTokens('light')
      .filter(({ type, name }) => type === 'color' && matches.test(name))
      .map((token) => [
        variable(token),
        token.description ?? '',
        ...byMode.map((colours) => swatch(colours.get(token.name)!)),
      ]);
    return `## ${title}\n\n${sentence}\n\n${table(['Variable', 'For', 'Light', 'Dark', 'High contrast'], rows)}`;
  };
  return page(
    'Colour',
    [
      '# Colour',
      'Ink, paper and brass: warm paper to read on, ink to read and to act by, brass as the one accent. Red, yellow, green and blue mean something and never come without a word or an icon.',
      'Every pair of text and background that the components use stands at 4.5:1 or more, edges and rings at 3:1; in high contrast text stands at 7:1. A test measures all of them.',
      section('Paper', 'What everything lies on.', /^color-(bg|surface)/),
      section('Text', 'Three strengths are enough; below them lies only what is disabled.', /^color-fg/),
      section('Lines', 'Hairlines rather than shadows.', /^color-(border|focus|overlay|selection)/),
      section('Ink', 'One primary action a screen.', /^color-(on-)?action/),
      section('Brass', 'For the moment that deserves it.', /^color-(on-)?accent/),
      section(
        'Feedback',
        'What happened, with words beside it.',
        /^color-(on-)?(info|positive|caution|critical)/,
      ),
      section('Connections', 'How a company stands to the reader.', /^color-(on-)?connection/),
      section('NOVA', 'The assistant alone may glow.', /^color-nova/),
    ].join('\n\n'),
  );
}

function typographyPage(): string {
  const leading = new Map(startingWith('leading').map(({ name, css }) => [name, css]));
  const sizes = startingWith('text').map((token) => [
    variable(token),
    code(token.css),
    code(leading.get(token.name.replace('text', 'leading')) ?? ''),
    `<span style={{ fontSize: 'var(--gh-${token.name})', lineHeight: 1.2 }}>Guildhall</span>`,
  ]);
  const families = startingWith('font').map((token) => [
    variable(token),
    `<span style={{ fontFamily: 'var(--gh-${token.name})', fontSize: 24 }}>Hamburgefonts 0123</span>`,
  ]);
  return page(
    'Typography',
    [
      '# Typography',
      'Fraunces speaks on the landing page and in page titles; Inter says everything else. Both come with the package and are served by the page itself. Their stand-ins are as high and nearly as wide, so that little moves when they arrive.',
      `## Families\n\n${table(['Variable', 'Specimen'], families)}`,
      `## Sizes\n\nEach with its leading of the same name, \`--gh-leading-*\`. Sizes are in rem: they follow the reader’s setting.\n\n${table(['Variable', 'Size', 'Leading', 'Specimen'], sizes)}`,
      `## Weights and tracking\n\n${table(
        ['Variable', 'Value'],
        [...startingWith('weight'), ...startingWith('tracking')].map((token) => [
          variable(token),
          code(token.css),
        ]),
      )}`,
    ].join('\n\n'),
  );
}

function spacePage(): string {
  const bar = (token: Token) => `<span className="bar" style={{ inlineSize: 'var(--gh-${token.name})' }} />`;
  const values = (prefix: string, name: string, show?: (token: Token) => string) =>
    table(
      ['Variable', name, ...(show ? [''] : [])],
      startingWith(prefix)
        .sort((one, other) => Number.parseFloat(one.css) - Number.parseFloat(other.css))
        .map((token) => [variable(token), code(token.css), ...(show ? [show(token)] : [])]),
    );
  return page(
    'Space and shape',
    [
      '# Space and shape',
      'A grid of 8 px, with a half step for what belongs together.',
      `## Space\n\n${values('space', 'Length', bar)}`,
      `## Radius\n\n${values('radius', 'Length', ({ name }) => `<span className="shape" style={{ borderRadius: 'var(--gh-${name})' }} />`)}`,
      `## Elevation\n\nHairlines first; a shadow only under what floats.\n\n${values('shadow', 'Shadow', ({ name }) => `<span className="shape" style={{ boxShadow: 'var(--gh-${name})' }} />`)}`,
      `## Controls\n\nHeights of buttons and boxes. Density \`compact\` lowers them: put \`data-gh-density="compact"\` on any element.\n\n${values('control', 'Height')}`,
      `## Motion\n\nTransform and opacity only, and none for readers who ask for less.\n\n${table(
        ['Variable', 'Value'],
        [...startingWith('duration'), ...startingWith('ease')].map((token) => [
          variable(token),
          code(token.css),
        ]),
      )}`,
      `## Layers\n\n${values('z', 'Order')}`,
      `## Breakpoints\n\nCustom properties do not work in media queries, so these are written out: \`@media (width >= 600px)\`.\n\n${table(
        ['Name', 'From'],
        [
          ['xs', '0'],
          ['sm', '600 px'],
          ['md', '900 px'],
          ['lg', '1200 px'],
          ['xl', '1536 px'],
        ],
      )}`,
    ].join('\n\n'),
  );
}

function componentPage(): string {
  return page(
    'Component tokens',
    [
      '# Component tokens',
      'What each component reads before it falls back to a semantic token. Nobody declares them, so set one on any ancestor, and it holds from there on down: for the whole page, for a section or for one component. Where variants differ, the table shows the default one; a value that you set holds for all of them.',
      "```tsx\nimport { componentTokens } from '@guildhall/ui/tokens';\n\n<section style={{ [componentTokens['button-radius']]: '999px' }}>…</section>;\n```",
      table(
        ['Variable', 'If not set'],
        readComponentTokens('light').map((token) => [variable(token), code(token.css)]),
      ),
    ].join('\n\n'),
  );
}

/** The Foundations pages, by their path in the package; their tables are literal, so that tools can read them. */
export const buildTokenDocs = (): Record<string, string> => ({
  'docs/foundations/colour.mdx': colourPage(),
  'docs/foundations/typography.mdx': typographyPage(),
  'docs/foundations/space.mdx': spacePage(),
  'docs/foundations/component-tokens.mdx': componentPage(),
});
