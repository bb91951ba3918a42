import type { CSSProperties } from 'react';
import { modes, themeName, type Mode } from '#theme/theme.ts';
import { baseThemes } from './base-themes.ts';
import { contrastPairs } from './contrast-pairs.ts';
import { oklchToRgb, readHex, rgbToOklch, toHex, type Oklch } from './oklch.ts';
import { solveColours, type Wish } from './solve-colours.ts';
import { colorScheme, themeCss } from './theme-css.ts';

export interface BrandOptions {
  /**
   * Makes themes beside those that every page has: with `acme` they are `acme`, `acme-dark` and `acme-high-contrast`.
   * Lower-case letters, digits and hyphens. Without it the brand takes the place of light, dark and high contrast.
   */
  name?: string;
}

/** What `style` takes: every variable of a theme, and its `colorScheme`. */
export type BrandStyle = CSSProperties & Record<`--gh-${string}`, string>;

export interface BrandThemes {
  /** A style sheet with all three themes. It stands in no layer, so it wins over `tokens.css` wherever it is put. */
  css: string;
  /** The same for one element, by mode. */
  style: Record<Mode, BrandStyle>;
}

const isNeutral = (name: string) => /^(bg|surface|fg|border|on-(action|accent))/.test(name);
const isBranded = (name: string) => /^(action|accent|focus|selection)/.test(name);

/** A solid under the pointer differs from itself at rest: away from its text, or towards it where there is no room. */
function underPointer([lightness, chroma, hue]: Oklch, [text]: Oklch): Oklch {
  const away = text > lightness ? -1 : 1;
  const room = away < 0 ? lightness : 1 - lightness;
  return [lightness + (room < 0.3 ? -away : away) * 0.07, chroma, hue];
}

function wishes(mode: Mode, [ownLightness, ownChroma, ownHue]: Oklch): Wish {
  // A colour as dark as the page would become a grey that looks disabled; it becomes as light as the accent is.
  const isLost = mode === 'dark' && ownLightness < 0.4;
  const solidLightness = isLost ? baseThemes.dark.colours['accent']![0] : ownLightness;
  return (name, placed) => {
    const [lightness, chroma, hue] = baseThemes[mode].colours[name]!;
    if (isNeutral(name)) return [lightness, chroma * Math.min(1, ownChroma / 0.05), ownHue];
    if (!isBranded(name)) return [lightness, chroma, hue];
    const solid = name.replace('-hover', '');
    if (name !== solid) return underPointer(placed.get(solid)!, placed.get(`on-${solid}`)!);
    if (name === 'action' || name === 'accent') return [solidLightness, ownChroma, ownHue];
    const isBackground = name === 'accent-subtle' || name === 'selection';
    return [lightness, isBackground ? Math.min(chroma, ownChroma) : ownChroma, ownHue];
  };
}

function variablesOf(mode: Mode, own: Oklch): [`--gh-${string}`, string][] {
  const { colours, translucent, shadows } = baseThemes[mode];
  const solved = solveColours(Object.keys(colours), wishes(mode, own), contrastPairs(mode));
  return [
    ...[...solved].map(([name, css]): [`--gh-${string}`, string] => [`--gh-color-${name}`, css]),
    ...Object.entries(translucent).map(([name, [lightness, chroma, , alpha]]): [`--gh-${string}`, string] => [
      `--gh-color-${name}`,
      toHex(oklchToRgb([lightness, Math.min(chroma, own[1]), own[2]], alpha)),
    ]),
    ...Object.entries(shadows).map(([name, css]): [`--gh-${string}`, string] => [`--gh-${name}`, css]),
  ];
}

/**
 * All variables of the light, the dark and the high-contrast theme from one colour, written `#rgb` or `#rrggbb`. Solids,
 * accents and the tint of paper and ink follow it; the colours of feedback keep their meaning. Its lightness gives way as
 * far as WCAG asks: text has a contrast of 4.5, edges have 3; in high contrast 7 and 4.5. Uses no DOM, so it runs in a
 * build as well as in a browser. Throws an error for any other way of writing a colour or for a name that is none.
 */
export function brand(color: string, { name }: BrandOptions = {}): BrandThemes {
  const rgb = readHex(color);
  if (!rgb) throw new Error(`brand: the colour must be #rgb or #rrggbb, not "${color}".`);
  if (name !== undefined && !themeName.test(name)) {
    throw new Error(`brand: the name must be lower-case letters, digits and hyphens, not "${name}".`);
  }
  const own = rgbToOklch(rgb);
  const variables = Object.fromEntries(modes.map((mode) => [mode, variablesOf(mode, own)])) as Record<
    Mode,
    [`--gh-${string}`, string][]
  >;
  const style = (mode: Mode): BrandStyle => ({
    colorScheme: colorScheme(mode),
    ...Object.fromEntries(variables[mode]),
  });
  return {
    css: themeCss(
      (mode) => variables[mode].map(([variable, css]) => `  ${variable}: ${css};\n`).join(''),
      name,
    ),
    style: { light: style('light'), dark: style('dark'), 'high-contrast': style('high-contrast') },
  };
}
