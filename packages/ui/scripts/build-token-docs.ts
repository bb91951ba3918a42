import { modes, readComponentTokens, readTokens, type Token } from './dtcg.ts';
import { code, page, table, variable } from './mdx.ts';

const startingWith = (prefix: string) =>
  readTokens('light').filter(({ name }) => name.startsWith(`${prefix}-`) || name === prefix);

/** All tokens of a prefix, from the smallest on, each with its value and, where given, a specimen. */
const values = (label: string, prefix: string, head: string, show?: (token: Token) => string) =>
  table(
    label,
    ['Variable', head, ...(show ? ['Specimen'] : [])],
    startingWith(prefix)
      .sort((one, other) => Number.parseFloat(one.css) - Number.parseFloat(other.css))
      .map((token) => [variable(token), code(token.css), ...(show ? [show(token)] : [])]),
  );

function colourPage(): string {
  const byMode = modes.map((mode) => new Map(readTokens(mode).map(({ name, css }) => [name, css])));
  const swatch = (css: string) =>
    `<span className="swatch"><span style={{ background: '${css}' }} /></span> ${code(css)}`;
  const section = (title: string, sentence: string, matches: RegExp) => {
    const rows = readTokens('light')
      .filter(({ type, name }) => type === 'color' && matches.test(name))
      .map((token) => [
        variable(token),
        token.description ?? '',
        ...byMode.map((colours) => swatch(colours.get(token.name)!)),
      ]);
    return `## ${title}\n\n${sentence}\n\n${table(title, ['Variable', 'For', 'Light', 'Dark', 'High contrast'], rows)}`;
  };
  return page('Colour', [
    'Ink, paper and brass: warm paper to read on, ink to read and to act by, brass as the one accent. Red, yellow, green and blue mean something and never come without a word or an icon.',
    'Every pair of text and background that the components use stands at 4.5:1 or more, edges and rings at 3:1; in high contrast, which is light also where a device asks for darkness as well, text stands at 7:1. A test measures all of them.',
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
  ]);
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
  return page('Typography', [
    'Fraunces speaks on the landing page and in page titles; Inter says everything else. Both come with the package and are served by the page itself. Their stand-ins are as high and nearly as wide, so that little moves when they arrive.',
    `## Families\n\n${table('Families', ['Variable', 'Specimen'], families)}`,
    `## Sizes\n\nEach with its leading of the same name, \`--gh-leading-*\`. Sizes are in rem: they follow the reader’s setting.\n\n${table('Sizes', ['Variable', 'Size', 'Leading', 'Specimen'], sizes)}`,
    `## Weights and tracking\n\n${table(
      'Weights and tracking',
      ['Variable', 'Value'],
      [...startingWith('weight'), ...startingWith('tracking')].map((token) => [
        variable(token),
        code(token.css),
      ]),
    )}`,
  ]);
}

const spacePage = () =>
  page('Space', [
    'A grid of 8 px, with a half step for what belongs together. Inside a control the steps are small, between groups they are large; what is close is read as one.',
    values(
      'Space',
      'space',
      'Length',
      ({ name }) => `<span className="bar" style={{ inlineSize: 'var(--gh-${name})' }} />`,
    ),
  ]);

const shapePage = () =>
  page('Radius and elevation', [
    'Corners are small: 4 px on what is pressed or written into, 8 px on what holds others, 12 px on the largest of those. What lies on the page has a hairline; only what floats has a shadow.',
    `## Radius\n\n${values('Radius', 'radius', 'Length', ({ name }) => `<span className="shape" style={{ borderRadius: 'var(--gh-${name})' }} />`)}`,
    `## Elevation\n\nOne for what lies just above its ground, two for popovers and notifications, three for dialogs. In the dark, where shadows are hardly seen, \`--gh-color-surface-raised\` says the same.\n\n${values('Elevation', 'shadow', 'Shadow', ({ name }) => `<span className="shape" style={{ boxShadow: 'var(--gh-${name})' }} />`)}`,
  ]);

const motionPage = () =>
  page(
    'Motion',
    [
      'Motion tells where something came from. It moves transform and opacity only, so nothing is laid out again, and it is over before one waits for it.',
      '<MotionDemo />',
      `## Values\n\n${table(
        'Motion',
        ['Variable', 'Value'],
        [...startingWith('duration'), ...startingWith('ease')].map((token) => [
          variable(token),
          code(token.css),
        ]),
      )}`,
      '## Less of it\n\nReaders who ask their device for less motion get none: each component has its own `@media (prefers-reduced-motion: reduce)`, and what moves by itself, such as a slider, stands still. The toolbar above shows it with `Reduced motion`.',
      "```css\n[data-part='panel'] {\n  transition: transform var(--gh-duration-base) var(--gh-ease-out);\n}\n@media (prefers-reduced-motion: reduce) {\n  [data-part='panel'] {\n    transition: none;\n  }\n}\n```",
    ],
    ["import { MotionDemo } from '../blocks/MotionDemo.tsx';"],
  );

const layersPage = () =>
  page('Z-order', [
    'Five places in the pile, a hundred apart. What opens later of one kind lies above by its place in the document; nothing needs a number of its own.',
    values('Z-order', 'z', 'Order'),
    'Dialogs, popovers and notifications are portalled to the end of the body, so no ancestor’s `overflow` or `transform` catches them.',
  ]);

const breakpointsPage = () =>
  page(
    'Breakpoints and density',
    [
      'Written for the telephone first; from each breakpoint on there is room for more. Everything works from 320 px on and at 200 % zoom.',
      `## Breakpoints\n\nCustom properties do not work in media queries, so these are written out: \`@media (width >= 600px)\`. The toolbar’s viewports are named after them.\n\n${table(
        'Breakpoints',
        ['Name', 'From', 'What changes'],
        [
          ['xs', '0', 'One column; the navigation is a bar at the thumb.'],
          ['sm', '600 px', 'Cards stand two in a row; dialogs no longer fill the screen.'],
          ['md', '900 px', 'The navigation stands at the side; lists and details side by side.'],
          ['lg', '1200 px', 'Three cards in a row.'],
          ['xl', '1536 px', 'Four; the page grows no wider.'],
        ],
      )}`,
      `## Density\n\nHeights of buttons and boxes. \`data-gh-density="compact"\` on any element lowers them for everything within, for tools that are used all day with a pointer. On touch screens leave it out.\n\n${values('Control heights', 'control', 'Height')}`,
      '<DensityDemo />',
    ],
    ["import { DensityDemo } from '../blocks/DensityDemo.tsx';"],
  );

const componentPage = () =>
  page('Component tokens', [
    'What each component reads before it falls back to a semantic token. Nobody declares them, so set one on any ancestor, and it holds from there on down: for the whole page, for a section or for one component. Where variants differ, the table shows the default one; a value that you set holds for all of them.',
    "```tsx\nimport { componentTokens } from '@guildhall/ui/tokens';\n\n<section style={{ [componentTokens['button-radius']]: '999px' }}>…</section>;\n```",
    table(
      'Component tokens',
      ['Variable', 'What it sets', 'If not set'],
      readComponentTokens('light').map((token) => [
        variable(token),
        token.description ?? '',
        code(token.css),
      ]),
    ),
  ]);

/** The Foundations pages, by their path in the package; their tables are literal, so that tools can read them. */
export const buildTokenDocs = (): Record<string, string> => ({
  'docs/foundations/colour.mdx': colourPage(),
  'docs/foundations/typography.mdx': typographyPage(),
  'docs/foundations/space.mdx': spacePage(),
  'docs/foundations/component-tokens.mdx': componentPage(),
  'docs/foundations/radius-and-elevation.mdx': shapePage(),
  'docs/foundations/motion.mdx': motionPage(),
  'docs/foundations/z-order.mdx': layersPage(),
  'docs/foundations/breakpoints.mdx': breakpointsPage(),
});
