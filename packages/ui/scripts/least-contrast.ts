import { contrastPairs } from '#brand/contrast-pairs.ts';
import { contrastRatio } from '#brand/oklch.ts';
import type { Mode } from '#theme/theme.ts';
import { readTokens } from './dtcg.ts';

/** Of all that a colour stands on, what it has the least contrast with in a mode; undefined for what nothing needs. */
export function leastContrast(name: string, mode: Mode): { on: string; ratio: number } | undefined {
  const colours = new Map(readTokens(mode).map((token) => [token.name, token.css]));
  const cssOf = (colour: string) => {
    const css = colours.get(`color-${colour}`);
    if (!css) throw new Error(`No colour ${colour}.`);
    return css;
  };
  return contrastPairs(mode)
    .filter(({ colours: [foreground] }) => foreground === name)
    .map(({ colours: [, on] }) => ({ on, ratio: contrastRatio(cssOf(name), cssOf(on)) }))
    .sort((one, other) => one.ratio - other.ratio)[0];
}
