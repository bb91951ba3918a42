import type { Canvas } from './canvas.ts';
import { mix } from './materials.ts';

/** Wall at the top, wall at the horizon, floor at the front. */
const backdrops = {
  paper: ['#f7f2e8', '#ebe2d1', '#dacbb1'],
  mist: ['#eef1f1', '#d6dee0', '#b9c5ca'],
  sage: ['#eef1e9', '#d6ddcd', '#b8c4ae'],
  clay: ['#f6e8dd', '#e9cfbd', '#d2a88e'],
  sand: ['#f8eed8', '#eddcb8', '#d6ba86'],
  rose: ['#f6e9e5', '#e8d0ca', '#cfa8a0'],
  dusk: ['#dfe4ea', '#b9c5d0', '#8c9dae'],
  ink: ['#43515f', '#2f3b47', '#1c252e'],
} as const;
export type Backdrop = keyof typeof backdrops;
export type Wall = 'arch' | 'disc' | 'panel' | 'none';

const walls = {
  disc: 'M170 265a230 230 0 1 1 460 0a230 230 0 1 1-460 0z',
  arch: 'M200 440V260a200 200 0 0 1 400 0v180z',
  panel: 'M120 440V70h560v370z',
};

/** Paper hung behind and rolled out under the object, lit by the window; a shape stands on the wall. */
export function hang(canvas: Canvas, backdrop: Backdrop, wall: Wall): void {
  const [top, horizon, floor] = backdrops[backdrop];
  const sweep = canvas.gradient(
    [0, 0],
    [0, 600],
    [
      [0, top],
      [0.56, horizon],
      [0.7, mix(horizon, floor, 0.55)],
      [1, floor],
    ],
  );
  canvas.draw(`<path fill="${sweep}" d="M0 0h800v600H0z"/>`);
  if (wall !== 'none') {
    const tint = canvas.gradient(
      [0, 50],
      [0, 430],
      [
        [0, floor, 0.8],
        [1, horizon, 0],
      ],
    );
    canvas.draw(`<path fill="${tint}" d="${walls[wall]}"/>`);
  }
  const strength = backdrop === 'ink' ? 0.16 : 0.6;
  const glow = canvas.radial(
    [
      [0, '#ffffff', strength],
      [1, '#ffffff', 0],
    ],
    'cx=".28" cy=".2" r=".75"',
  );
  canvas.draw(`<path fill="${glow}" d="M0 0h800v600H0z"/>`);
}

/** The colour of a shadow on the floor. */
export const shadowColor = (backdrop: Backdrop): string => mix(backdrops[backdrop][2], '#140c04', 0.8);
