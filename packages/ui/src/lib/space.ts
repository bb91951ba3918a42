import type { TokenName } from '#tokens/tokens.ts';

type StepOf<Name> = Name extends `space-${infer Step}` ? Step : never;

/** A step of the grid of 8 px by its token's name (`half` is 4 px, `1-5` is 12 px), or `none`. */
export type Space = 'none' | StepOf<TokenName>;
