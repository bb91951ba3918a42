import { contrastPairs } from '#brand/contrast-pairs.ts';
import { contrastRatio } from '#brand/oklch.ts';
import type { Mode } from '#theme/theme.ts';

/** The pairs of a mode that have too little contrast, each with its own. */
export function tooFaint(mode: Mode, colourOf: (name: string) => string | undefined): string[] {
  const read = (name: string) => {
    const colour = colourOf(name);
    if (!colour) throw new Error(`No colour ${name}.`);
    return colour;
  };
  return contrastPairs(mode).flatMap(({ colours: [one, other], least }) => {
    const ratio = contrastRatio(read(one), read(other));
    return ratio < least ? [`${one} on ${other}: ${ratio.toFixed(2)}`] : [];
  });
}
