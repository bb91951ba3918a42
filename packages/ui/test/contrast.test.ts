import { describe, expect, it } from 'vitest';
import { modes, readTokens } from '../scripts/dtcg.ts';
import { contrastRatio } from '../scripts/oklch.ts';

const tones = ['info', 'positive', 'caution', 'critical'];
const states = ['stranger', 'pending', 'connected', 'declined'].map((state) => `connection-${state}`);
const surfaces = ['bg', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover'];
const on = (name: string) => `on-${name}`;

/** Foreground and background of every text the design system sets. */
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
const interfacePairs: [string, string][] = [
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

describe.each(modes)('%s', (mode) => {
  const colours = new Map(readTokens(mode).map((token) => [token.name, token.css]));
  const ratio = (one: string, other: string) => {
    const [a, b] = [one, other].map((name) => colours.get(`color-${name}`));
    if (!a || !b) throw new Error(`No colour ${a ? other : one}.`);
    return contrastRatio(a, b);
  };

  const tooFaint = (pairs: readonly [string, string][], least: number) =>
    pairs
      .filter(([one, other]) => ratio(one, other) < least)
      .map(([one, other]) => `${one} on ${other}: ${ratio(one, other).toFixed(2)}`);

  it('sets text that can be read', () => {
    expect(tooFaint(textPairs, mode === 'high-contrast' ? 7 : 4.5)).toEqual([]);
  });

  it('draws edges that can be seen', () => {
    expect(tooFaint(interfacePairs, mode === 'high-contrast' ? 4.5 : 3)).toEqual([]);
  });
});

it('measures contrast as WCAG does', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBe(21);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
