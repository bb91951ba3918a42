import { add, ring, type Point, type Vec } from './geometry.ts';

export const X: Vec = [1, 0, 0];
export const Y: Vec = [0, 1, 0];
export const Z: Vec = [0, 0, 1];
/** Toward the viewer, and down: the right way round for artwork on a front. */
export const front: Vec = [0, -1, 0];
export const down: Vec = [0, 0, -1];

/** The outline of a round bar that lies along y, for its shadow. */
export const bar = (at: Vec, radius: number, from: number, to: number): Vec[] =>
  ring([at[0], at[2]], radius, 18).flatMap(([x, z]): Vec[] => [
    [x, at[1] + from, z],
    [x, at[1] + to, z],
  ]);

/** The outline of an upright round body. */
export const drum = (base: Vec, radius: number, height: number, top = radius): Vec[] => [
  ...ring([base[0], base[1]], radius, 16).map(([x, y]): Vec => [x, y, base[2]]),
  ...ring([base[0], base[1]], top, 16).map(([x, y]): Vec => [x, y, base[2] + height]),
];

/** The corners of a block that stands on the middle of its base. */
export const block = (base: Vec, size: Vec): Vec[] =>
  [-0.5, 0.5].flatMap((x) =>
    [-0.5, 0.5].flatMap((y) => [0, 1].map((z) => add(base, [x * size[0], y * size[1], z * size[2]]))),
  );

/** A rectangle with round corners as the data of an SVG path. */
export const rounded = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1-${r} ${r}h${2 * r - w}a${r} ${r} 0 0 1-${r}-${r}v${2 * r - h}a${r} ${r} 0 0 1 ${r}-${r}z`;

/** A filled rectangle. */
export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"${r ? ` rx="${r}"` : ''}/>`;

/** `artwork` repeated around the origin. */
export const around = (count: number, artwork: string, turn = 0): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = Math.round((turn + (360 * i) / count) * 10) / 10;
    return `<g transform="rotate(${angle})">${artwork}</g>`;
  }).join('');

/** The data of a circle as a path, so that it can be cut out of another. */
export const circlePath = (r: number, [x, y]: Point = [0, 0]): string =>
  `M${Math.round((x - r) * 10) / 10} ${Math.round(y * 10) / 10}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
