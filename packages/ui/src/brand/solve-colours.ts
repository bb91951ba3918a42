import type { ContrastPair } from './contrast-pairs.ts';
import { contrastRatio, oklchToRgb, toHex, type Oklch } from './oklch.ts';

/** Asked for each colour before it is placed; `placed` are those that are. */
export type Wish = (name: string, placed: ReadonlyMap<string, Oklch>) => Oklch;

const hexOf = (colour: Oklch) => toHex(oklchToRgb(colour));
const step = 0.005;
const lightnesses = Array.from({ length: 1 / step + 1 }, (_, index) => index * step);

/** First what others stand on, last what depends on the text on it. */
const rank = (name: string) => {
  if (/^(bg|surface|selection)|-subtle$/.test(name) && name !== 'fg-subtle') return 0;
  if (name.startsWith('on-')) return 2;
  return name.endsWith('-hover') ? 3 : 1;
};

/** Lightnesses to try, best first: for text on a solid light or dark, for all else whatever is nearest to the wish. */
const candidates = (name: string, wish: number) =>
  name.startsWith('on-')
    ? [wish, 0.985, 0.18, 1, 0]
    : [wish, ...lightnesses.toSorted((one, other) => Math.abs(one - wish) - Math.abs(other - wish))];

/**
 * Gives every colour the lightness nearest to its wish at which all pairs hold; hue and chroma stay, as far as sRGB has
 * them. Returns what CSS writes, by name.
 */
export function solveColours(
  names: readonly string[],
  wish: Wish,
  pairs: readonly ContrastPair[],
): Map<string, string> {
  const placed = new Map<string, Oklch>();
  const written = new Map<string, string>();
  for (const name of names.toSorted((one, other) => rank(one) - rank(other))) {
    const own = pairs.filter(({ colours }) => colours.includes(name));
    const [lightness, chroma, hue] = wish(name, placed);
    /** Against a colour that is not placed yet, black or white must be possible. */
    const holds = (hex: string) =>
      own.every(({ colours: [one, other], least }) => {
        const partner = written.get(one === name ? other : one);
        return (partner ? [partner] : ['#000000', '#ffffff']).some(
          (beside) => contrastRatio(hex, beside) >= least,
        );
      });
    const found = candidates(name, lightness).find((candidate) => holds(hexOf([candidate, chroma, hue])));
    if (found === undefined) throw new Error(`No lightness of ${name} has enough contrast.`);
    placed.set(name, [found, chroma, hue]);
    written.set(name, hexOf([found, chroma, hue]));
  }
  return written;
}
