import { modes } from '#theme/theme.ts';
import { readComponentTokens, readTokens, type Token } from './dtcg.ts';
import { leastContrast } from './least-contrast.ts';
import { code, page, table, variable } from './mdx.ts';

const startingWith = (prefix: string) =>
  readTokens('light').filter(({ name }) => name.startsWith(`${prefix}-`) || name === prefix);

/** Tokens, each with its value, what it is for and, where given, a specimen. */
const valuesOf = (label: string, tokens: readonly Token[], head: string, show?: (token: Token) => string) =>
  table(
    label,
    ['Variable', head, ...(show ? ['Specimen'] : []), 'For'],
    tokens.map((token) => [
      variable(token),
      code(token.css),
      ...(show ? [show(token)] : []),
      token.description ?? '',
    ]),
  );

const bySize = (one: Token, other: Token) => Number.parseFloat(one.css) - Number.parseFloat(other.css);

/** The same for all tokens of a prefix, from the smallest on. */
const values = (label: string, prefix: string, head: string, show?: (token: Token) => string) =>
  valuesOf(label, startingWith(prefix).sort(bySize), head, show);

function colourPage(): string {
  const byMode = modes.map((mode) => {
    const colours = new Map(readTokens(mode).map(({ name, css }) => [name, css]));
    return (token: Token) => {
      const css = colours.get(token.name)!;
      const least = leastContrast(token.name.replace('color-', ''), mode);
      // Rounded down, so that no ratio looks better than it is.
      const ratio = least && `${(Math.floor(least.ratio * 10) / 10).toFixed(1)}:1 on ${least.on}`;
      return [
        `<span className="swatch" style={{ '--_colour': '${css}' }} /> ${code(css)}`,
        ...(ratio ? [`<small className="ratio">${ratio}</small>`] : []),
      ].join(' ');
    };
  });
  const section = (title: string, sentence: string, matches: RegExp) => {
    const rows = readTokens('light')
      .filter(({ type, name }) => type === 'color' && matches.test(name))
      .map((token) => [variable(token), token.description ?? '', ...byMode.map((show) => show(token))]);
    return `## ${title}\n\n${sentence}\n\n${table(title, ['Variable', 'For', 'Light', 'Dark', 'High contrast'], rows)}`;
  };
  return page('Colour', [
    'Ink, paper and brass: warm paper as the background, ink for text and primary actions, brass as the only accent. Red, yellow, green and blue have a meaning and always come with a text or an icon.',
    'Every pair of text and background that the components use has a contrast of 4.5:1 or more, borders and focus rings 3:1. In the high-contrast theme, which is always light, text has 7:1. A test measures all of them. Below each colour is its lowest ratio, and the background that it has it on.',
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

/** What text is for, and the tokens that its looks are made of. */
const typeRoles = [
  ['Display', 'The landing page, once.', 'display', 'display', 'medium', 'Business, in good company.'],
  ['Page title', 'The `h1` of a screen.', 'display', '3xl', 'medium', 'Requests from clients'],
  ['Section', 'A part of a page.', 'display', '2xl', 'medium', 'Shipping and terms'],
  ['Dialog title', 'What a dialog or a drawer is about.', 'display', 'xl', 'semibold', 'Make an offer'],
  ['Card title', 'The name of a product, a company, a group.', 'sans', 'md', 'semibold', 'Steel coil, 3 mm'],
  ['Body', 'Text to read.', 'sans', 'md', 'regular', 'Delivered to Mumbai within ten working days.'],
  ['Control', 'Buttons, fields, cells of tables.', 'sans', 'sm', 'medium', 'Request Estimate'],
  ['Caption', 'Times, hints, counts.', 'sans', 'xs', 'regular', '120 in stock, 4 minutes ago'],
  ['Code', 'Names from code, identifiers.', 'mono', 'sm', 'regular', 'SKU-20418-B'],
] as const;

function typographyPage(): string {
  const roles = typeRoles.map(([role, use, font, size, weight, words]) => {
    const css = (name: string) => `var(--gh-${name})`;
    const style = `fontFamily: '${css(`font-${font}`)}', fontSize: '${css(`text-${size}`)}', fontWeight: '${css(`weight-${weight}`)}', lineHeight: '${css(`leading-${size}`)}'`;
    // Words on a line of their own would be Markdown, which makes another paragraph of them; in braces they are none.
    return [
      `<b>${role}</b>`,
      `<p className="type-specimen" style={{ ${style} }}>{'${words}'}</p><small>{<>${use.replaceAll(/`(.+?)`/g, '<code>$1</code>')}</>}</small>`,
      `<span className="names">${['font-' + font, 'text-' + size, 'weight-' + weight].map((name) => code(name)).join('<br />')}</span>`,
    ];
  });
  const leading = new Map(startingWith('leading').map(({ name, css }) => [name, css]));
  const sizes = startingWith('text').map((token) => [
    variable(token),
    code(token.css),
    code(leading.get(token.name.replace('text', 'leading')) ?? ''),
    `<span style={{ fontSize: 'var(--gh-${token.name})', lineHeight: 1.2 }}>Ag</span>`,
    token.description ?? '',
  ]);
  const families = startingWith('font').map((token) => [
    variable(token),
    `<span style={{ fontFamily: 'var(--gh-${token.name})', fontSize: 24 }}>Hamburgefonts 0123</span>`,
    token.description ?? '',
  ]);
  return page('Typography', [
    'Fraunces is the font of the landing page and of page titles; Inter is used everywhere else. Both come with the package and are self-hosted. Their fallback fonts have the same height and nearly the same width, so that little moves when they load.',
    '`Heading` and `Text` set a size with its leading, weight and colour; the tokens are for styles of your own.',
    `## Roles\n\nChoose by what the text is for. Each size has its own leading.\n\n${table('Roles', ['Role', 'Specimen', 'Tokens'], roles)}`,
    `## Families\n\n${table('Families', ['Variable', 'Specimen', 'For'], families)}`,
    `## Sizes\n\nEach with its leading of the same name, \`--gh-leading-*\`. Sizes are in rem: they follow the reader’s setting.\n\n${table('Sizes', ['Variable', 'Size', 'Leading', 'Specimen', 'For'], sizes)}`,
    `## Weights and tracking\n\n${valuesOf('Weights and tracking', [...startingWith('weight'), ...startingWith('tracking')], 'Value')}`,
  ]);
}

const spacePage = () =>
  page('Space', [
    'A grid of 8 px, with a half step for related things. Spacing is small inside a control and large between groups. `Stack`, `Inline` and `Grid` take a step by its name as their `gap`.',
    values(
      'Space',
      'space',
      'Length',
      ({ name }) => `<span className="bar" style={{ inlineSize: 'var(--gh-${name})' }} />`,
    ),
    `## Controls and bars\n\nThe height of what is pressed or filled in, and the room that the navigation takes.\n\n${valuesOf(
      'Controls and bars',
      readTokens('light').filter(({ name }) => /^(control|top-bar|bottom-bar|side-nav)-/.test(name)),
      'Length',
    )}`,
  ]);

/** Shadows differ between the themes, so each has its value in all of them. */
function shadows(): string {
  const byMode = modes.map((mode) => new Map(readTokens(mode).map(({ name, css }) => [name, css])));
  const rows = startingWith('shadow').map((token) => [
    variable(token),
    `<span className="shape" style={{ boxShadow: 'var(--gh-${token.name})' }} />`,
    token.description ?? '',
    ...byMode.map((values) => code(values.get(token.name)!)),
  ]);
  return table('Elevation', ['Variable', 'Specimen', 'For', 'Light', 'Dark', 'High contrast'], rows);
}

const shapePage = () =>
  page('Radius and elevation', [
    'Corners are small: 4 px on buttons and fields, 8 px on containers, 12 px on the largest containers. Surfaces on the page have a hairline; only floating ones have a shadow.',
    `## Radius\n\n${values('Radius', 'radius', 'Length', ({ name }) => `<span className="shape" style={{ borderRadius: 'var(--gh-${name})' }} />`)}`,
    `## Elevation\n\nThe higher something lies, the larger its shadow. In the dark, where shadows are hardly seen, \`--gh-color-surface-raised\` says the same.\n\n${shadows()}`,
  ]);

const motionPage = () =>
  page(
    'Motion',
    [
      'Motion shows where something came from. It animates only transform and opacity, so it causes no layout, and it is short enough that nobody waits for it.',
      '<MotionDemo />',
      `## Values\n\n${valuesOf('Motion', [...startingWith('duration'), ...startingWith('ease')], 'Value')}`,
      '## Reduced motion\n\nReaders who ask their device for less motion get none: each component has its own `@media (prefers-reduced-motion: reduce)`, and what moves by itself, such as a slider, stops. Choose `Reduced motion` in the toolbar above to see it.',
      "```css\n[data-part='panel'] {\n  transition: transform var(--gh-duration-base) var(--gh-ease-out);\n}\n@media (prefers-reduced-motion: reduce) {\n  [data-part='panel'] {\n    transition: none;\n  }\n}\n```",
    ],
    ["import { MotionDemo } from '../blocks/MotionDemo.tsx';"],
  );

const layersPage = () =>
  page('Z-order', [
    'Four layers, a hundred apart, and the navigation just above the bars. Within a layer, what opens later is above, by document order; no component needs a number of its own.',
    values('Z-order', 'z', 'Order'),
    'Dialogs, popovers and notifications are portalled to the end of the body, so no ancestor’s `overflow` or `transform` catches them. Where they open in a theme island they are put at its end, and `container` names another element; keep such an element free of `overflow`, `transform` and `contain`.',
  ]);

/** The tokens that differ between the densities. */
function densities(): string {
  const compact = new Map(readTokens('light', 'compact').map(({ name, css }) => [name, css]));
  const kindOf = ({ name }: Token) => name.split('-', 1)[0]!;
  const rows = readTokens('light')
    .filter(({ name, css }) => compact.get(name) !== css)
    .sort((one, other) => kindOf(one).localeCompare(kindOf(other)) || bySize(one, other))
    .map((token) => [variable(token), code(token.css), code(compact.get(token.name)!)]);
  return table('Densities', ['Variable', 'Comfortable', 'Compact'], rows);
}

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
      `## Density\n\n\`data-gh-density="compact"\` on any element makes everything inside it denser, for tools that are used all day with a mouse. Do not use it on touch screens. It has other values for these tokens only, so whatever is made of them follows.\n\n${densities()}`,
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
