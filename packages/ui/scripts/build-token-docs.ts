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
    'Ink, paper and brass: warm paper as the background, ink for text and primary actions, brass as the only accent. Red, yellow, green and blue have a meaning and always come with a text or an icon.',
    'Every pair of text and background that the components use has a contrast of 4.5:1 or more, borders and focus rings 3:1. In the high-contrast theme, which is always light, text has 7:1. A test measures all of them.',
    section('Paper', 'Backgrounds.', /^color-(bg|surface)/),
    section('Text', 'Three strengths, and one for disabled controls.', /^color-fg/),
    section('Lines', 'Hairlines are preferred to shadows.', /^color-(border|focus|overlay|selection)/),
    section('Ink', 'One primary action per screen.', /^color-(on-)?action/),
    section('Brass', 'The accent; use it sparingly.', /^color-(on-)?accent/),
    section(
      'Feedback',
      'The colours of messages, always with a text.',
      /^color-(on-)?(info|positive|caution|critical)/,
    ),
    section('Connections', 'The status of the connection to a company.', /^color-(on-)?connection/),
    section('NOVA', 'Reserved for the assistant.', /^color-nova/),
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
    'Fraunces is the font of the landing page and of page titles; Inter is used everywhere else. Both come with the package and are self-hosted. Their fallback fonts have the same height and nearly the same width, so that little moves when they load.',
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
    'A grid of 8 px, with a half step for related things. Spacing is small inside a control and large between groups.',
    values(
      'Space',
      'space',
      'Length',
      ({ name }) => `<span className="bar" style={{ inlineSize: 'var(--gh-${name})' }} />`,
    ),
  ]);

const shapePage = () =>
  page('Radius and elevation', [
    'Corners are small: 4 px on buttons and fields, 8 px on containers, 12 px on the largest containers. Surfaces on the page have a hairline; only floating ones have a shadow.',
    `## Radius\n\n${values('Radius', 'radius', 'Length', ({ name }) => `<span className="shape" style={{ borderRadius: 'var(--gh-${name})' }} />`)}`,
    `## Elevation\n\nOne for what lies just above its ground, two for popovers and notifications, three for dialogs. In the dark, where shadows are hardly seen, \`--gh-color-surface-raised\` says the same.\n\n${values('Elevation', 'shadow', 'Shadow', ({ name }) => `<span className="shape" style={{ boxShadow: 'var(--gh-${name})' }} />`)}`,
  ]);

const motionPage = () =>
  page(
    'Motion',
    [
      'Motion shows where something came from. It animates only transform and opacity, so it causes no layout, and it is short enough that nobody waits for it.',
      '<MotionDemo />',
      `## Values\n\n${table(
        'Motion',
        ['Variable', 'Value'],
        [...startingWith('duration'), ...startingWith('ease')].map((token) => [
          variable(token),
          code(token.css),
        ]),
      )}`,
      '## Reduced motion\n\nReaders who ask their device for less motion get none: each component has its own `@media (prefers-reduced-motion: reduce)`, and what moves by itself, such as a slider, stops. Choose `Reduced motion` in the toolbar above to see it.',
      "```css\n[data-part='panel'] {\n  transition: transform var(--gh-duration-base) var(--gh-ease-out);\n}\n@media (prefers-reduced-motion: reduce) {\n  [data-part='panel'] {\n    transition: none;\n  }\n}\n```",
    ],
    ["import { MotionDemo } from '../blocks/MotionDemo.tsx';"],
  );

const layersPage = () =>
  page('Z-order', [
    'Five layers, a hundred apart. Within a layer, what opens later is above, by document order; no component needs a number of its own.',
    values('Z-order', 'z', 'Order'),
    'Dialogs, popovers and notifications are portalled to the end of the body, so no ancestor’s `overflow` or `transform` catches them.',
  ]);

const breakpointsPage = () =>
  page(
    'Breakpoints and density',
    [
      'Styles are written mobile first; each breakpoint adds to them. Everything works from 320 px on and at 200 % zoom.',
      `## Breakpoints\n\nCustom properties do not work in media queries, so these are written out: \`@media (width >= 600px)\`. The toolbar’s viewports are named after them.\n\n${table(
        'Breakpoints',
        ['Name', 'From', 'What changes'],
        [
          ['xs', '0', 'One column; the navigation is a bar at the bottom.'],
          ['sm', '600 px', 'Two cards in a row; dialogs no longer fill the screen.'],
          ['md', '900 px', 'The navigation is at the side; lists and details are side by side.'],
          ['lg', '1200 px', 'Three cards in a row.'],
          ['xl', '1536 px', 'Four cards in a row; the page has its maximum width.'],
        ],
      )}`,
      `## Density\n\nHeights of buttons and fields. \`data-gh-density="compact"\` on any element lowers them for everything inside, for tools that are used all day with a mouse. Do not use it on touch screens.\n\n${values('Control heights', 'control', 'Height')}`,
      '<DensityDemo />',
    ],
    ["import { DensityDemo } from '../blocks/DensityDemo.tsx';"],
  );

const componentPage = () =>
  page('Component tokens', [
    'The CSS variables that each component reads before it falls back to a semantic token. The components never set them, so you can set one on any ancestor, and everything inside inherits it: the whole page, a section or one component. Where variants differ, the table shows the default one; a value that you set applies to all of them.',
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
