import type { Mode } from '#theme/theme.ts';

const tones = ['info', 'positive', 'caution', 'critical'];
const states = ['stranger', 'pending', 'connected', 'declined'].map((state) => `connection-${state}`);
const surfaces = ['bg', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover'];
const on = (name: string) => `on-${name}`;

/** Foreground and background of every text that the design system sets, as names of colours. */
const textPairs: [string, string][] = [
  ...[
    'fg',
    'fg-muted',
    'fg-subtle',
    'accent-fg',
    'nova-fg',
    ...[...tones, ...states].map((name) => `${name}-fg`),
  ].flatMap((foreground) => surfaces.map((surface): [string, string] => [foreground, surface])),
  ...['action', 'accent', ...tones].flatMap((name): [string, string][] => [
    [on(name), name],
    [on(name), `${name}-hover`],
  ]),
  ...states.map((name): [string, string] => [on(name), name]),
  ...['accent', 'nova', ...tones, ...states].flatMap((name): [string, string][] => [
    [`${name}-fg`, `${name}-subtle`],
    ['fg', `${name}-subtle`],
    ['fg-muted', `${name}-subtle`],
  ]),
  ['fg', 'selection'],
];

/** Edges, rings and fills that must be told from what is beside them. */
const edgePairs: [string, string][] = [
  'border-strong',
  'focus',
  'action',
  'accent',
  'nova',
  'info',
  'positive',
  'critical',
  ...[...tones, ...states].map((name) => `${name}-border`),
].flatMap((name) => surfaces.map((surface): [string, string] => [name, surface]));

/** Two colours that are seen together, and the contrast that they have at least. */
export interface ContrastPair {
  /** Names of tokens without `color-`. */
  colours: readonly [foreground: string, background: string];
  /** A ratio of WCAG 2. */
  least: number;
}

/** Every pair of a mode: text has 4.5, edges have 3; in high contrast text has 7 and edges have 4.5. */
export const contrastPairs = (mode: Mode): ContrastPair[] => {
  const [text, edge] = mode === 'high-contrast' ? [7, 4.5] : [4.5, 3];
  return [
    ...textPairs.map((colours) => ({ colours, least: text })),
    ...edgePairs.map((colours) => ({ colours, least: edge })),
  ];
};
