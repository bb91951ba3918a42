/** How a surface answers the light: from its shadow over its own colour to its lit side. */
export interface Material {
  shade: string;
  base: string;
  light: string;
  /** How bright the highlight is, from 0 (matt) to 1 (polished). */
  gloss: number;
  /** Whether it mirrors the studio, as bare metal does. */
  metal?: boolean;
}

const material = (shade: string, base: string, light: string, gloss = 0.15, metal = false): Material => ({
  shade,
  base,
  light,
  gloss,
  metal,
});

export const materials = {
  ink: material('#10161d', '#25303c', '#45535f', 0.25),
  graphite: material('#1b1f23', '#383d42', '#5c6268', 0.2),
  rubber: material('#121416', '#26292c', '#4b4f53', 0.12),
  steel: material('#3c454d', '#8d989f', '#dfe5e7', 0.55, true),
  brightSteel: material('#59636a', '#b4bec3', '#f7f9f9', 0.7, true),
  millSteel: material('#232a31', '#56616b', '#98a3ab', 0.3, true),
  zinc: material('#5b686f', '#a3b1b6', '#e6eeef', 0.45, true),
  iron: material('#2a2c2e', '#5a5d5f', '#9a9d9d', 0.3, true),
  brass: material('#5f4518', '#b3904b', '#f1dca4', 0.6, true),
  copper: material('#5b2a14', '#b56a3f', '#f2b98f', 0.6, true),
  rust: material('#4a2a1d', '#8a5a44', '#b98a70', 0.1),
  paper: material('#cdbfa5', '#eadfca', '#fbf6ec', 0.05),
  white: material('#bcbab3', '#ece9e2', '#ffffff', 0.2),
  porcelain: material('#b7b5ad', '#efece5', '#ffffff', 0.5),
  kraft: material('#8a6742', '#c19a6b', '#e0c196', 0.04),
  oak: material('#8b6238', '#c59a66', '#e9cda0', 0.1),
  walnut: material('#3f2819', '#744c31', '#a87b58', 0.12),
  linen: material('#b3a68e', '#dcd0b9', '#f6efe0', 0.03),
  sage: material('#566552', '#8b9b84', '#bdc9b5', 0.08),
  slate: material('#2b3d4f', '#506981', '#8aa2b6', 0.12),
  clay: material('#7c3d24', '#b96f4d', '#e2a886', 0.1),
  ochre: material('#8c6420', '#cf9f44', '#f0d08a', 0.1),
  oxblood: material('#461416', '#7f2c2c', '#b8625c', 0.2),
  rose: material('#8f5a55', '#c99389', '#ecc9c0', 0.08),
  teal: material('#174444', '#3a7472', '#82aeaa', 0.12),
  amber: material('#4a1f06', '#9a4f14', '#d9913f', 0.7),
} as const satisfies Record<string, Material>;

/** Mixes two `#rrggbb` colours; `t` 0 is the first, 1 the second. */
export function mix(from: string, to: string, t: number): string {
  const share = Math.min(1, Math.max(0, t));
  const channel = (at: number) => {
    const [a, b] = [Number.parseInt(from.slice(at, at + 2), 16), Number.parseInt(to.slice(at, at + 2), 16)];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** How far two `#rrggbb` colours are apart in their worst channel, 0 to 255. */
export function distance(one: string, other: string): number {
  const channels = [1, 3, 5].map(
    (at) => Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16),
  );
  return Math.max(...channels.map(Math.abs));
}
