import { readFileSync } from 'node:fs';
import { oklchToRgb, toHex } from '#brand/oklch.ts';
import type { Mode } from '#theme/theme.ts';

/** One token; its value is resolved. */
export interface Token {
  /** The dashed name without the prefix: `color-accent-hover`. */
  name: string;
  type: string;
  value: unknown;
  /** The value as CSS writes it. */
  css: string;
  /** What it is for. */
  description?: string | undefined;
  /** For a component token, the name of the semantic one that it stands for, if it does. */
  alias?: string | undefined;
}

type Group = { [key: string]: unknown };
interface Raw {
  type: string;
  value: unknown;
  description?: string | undefined;
  extensions: { css?: string; unit?: string };
}
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads source files of `tokens/` into one flat table, keyed by DTCG path; a later file wins. */
function readSources(files: readonly string[]): Map<string, Raw> {
  const table = new Map<string, Raw>();
  const walk = (node: Group, path: string[], inherited: { type: string; extensions: Raw['extensions'] }) => {
    const extensions = {
      ...inherited.extensions,
      ...(node['$extensions'] as { guildhall?: Raw['extensions'] })?.guildhall,
    };
    const type = (node['$type'] as string | undefined) ?? inherited.type;
    if ('$value' in node)
      table.set(path.join('.'), {
        type,
        value: node['$value'],
        description: node['$description'] as string | undefined,
        extensions,
      });
    for (const [key, child] of Object.entries(node)) {
      if ((key === '$root' || !key.startsWith('$')) && isGroup(child))
        walk(child, [...path, key], { type, extensions });
    }
  };
  for (const file of files) {
    const url = new URL(`../tokens/${file}.tokens.json`, import.meta.url);
    walk(JSON.parse(readFileSync(url, 'utf8')) as Group, [], { type: '', extensions: {} });
  }
  return table;
}

function resolve(value: unknown, table: Map<string, Raw>, trail: readonly string[] = []): unknown {
  const alias = typeof value === 'string' && /^\{(.+)\}$/.exec(value)?.[1];
  if (alias) {
    const target = table.get(alias);
    if (!target) throw new Error(`{${alias}} names no token.`);
    if (trail.includes(alias)) throw new Error(`{${alias}} leads back to itself: ${trail.join(' -> ')}.`);
    return resolve(target.value, table, [...trail, alias]);
  }
  if (Array.isArray(value)) return value.map((item) => resolve(item, table, trail));
  if (isGroup(value))
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(item, table, trail)]));
  return value;
}

interface Dimension {
  value: number;
  unit: string;
}
interface Color {
  components: [number, number, number];
  alpha?: number;
}
interface Shadow {
  color: Color;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
}

const cssLength = ({ value, unit }: Dimension) => (value === 0 ? '0' : `${value}${unit}`);
const cssColor = ({ components, alpha }: Color) => toHex(oklchToRgb(components, alpha));
const writers: Record<string, (value: never) => string> = {
  color: cssColor,
  dimension: cssLength,
  duration: cssLength,
  number: String,
  fontWeight: String,
  cubicBezier: (points: number[]) => `cubic-bezier(${points.join(', ')})`,
  fontFamily: (names: string[]) => names.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', '),
  shadow: (layers: Shadow[]) =>
    layers
      .map(
        (layer) =>
          `${[layer.offsetX, layer.offsetY, layer.blur, layer.spread].map((length) => cssLength(length)).join(' ')} ${cssColor(layer.color)}`,
      )
      .join(', '),
};

/** A value of that DTCG type as CSS writes it. */
export function toCss(type: string, value: unknown): string {
  const write = writers[type];
  if (!write) throw new Error(`The type "${type}" is unknown.`);
  return write(value as never);
}

const nameOf = (path: string) => path.replaceAll(/\.?\$root/g, '').replaceAll('.', '-');
const semanticFiles = (mode: Mode) => ['primitive', `semantic.${mode}`, 'semantic'];

/** All semantic tokens as they are in a mode; with `density` 'compact', as they are in that density. */
export function readTokens(mode: Mode, density?: 'compact'): Token[] {
  const table = readSources([...semanticFiles(mode), ...(density ? [`semantic.${density}`] : [])]);
  return [...table]
    .filter(([path]) => !path.startsWith('palette.'))
    .map(([path, { type, value, description, extensions }]) => {
      const resolved = resolve(value, table);
      return {
        name: nameOf(path),
        type,
        value: resolved,
        description,
        css: extensions.css ?? `${toCss(type, resolved)}${extensions.unit ?? ''}`,
      };
    });
}

/** The component tier as it is in a mode. `css` is what the styles fall back to, so it is the same in every mode. */
export function readComponentTokens(mode: Mode): Token[] {
  const tier = readSources(['component']);
  const table = new Map([...readSources(semanticFiles(mode)), ...tier]);
  return [...tier].map(([path, { type, value, description, extensions }]) => {
    const target = typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
    const alias = target && nameOf(target);
    return {
      name: nameOf(path),
      type,
      value: resolve(value, table),
      description,
      alias,
      css: extensions.css ?? (alias ? `var(--gh-${alias})` : toCss(type, value)),
    };
  });
}
