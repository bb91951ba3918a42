import type { Stop } from '../canvas.ts';
import { mix } from '../materials.ts';

/** Clear glass: edges that catch the light around a nearly empty middle. */
export const glass: readonly Stop[] = [
  [0, '#7f959b', 0.6],
  [0.06, '#ffffff', 0.55],
  [0.14, '#c5d3d4', 0.25],
  [0.22, '#ffffff', 0.75],
  [0.28, '#e4eceb', 0.16],
  [0.7, '#dfe8e8', 0.12],
  [0.86, '#ffffff', 0.42],
  [0.94, '#9fb1b5', 0.4],
  [1, '#718890', 0.65],
];

/** What stands in the glass. */
export const liquid = (color: string): readonly Stop[] => [
  [0, mix(color, '#1b1208', 0.35), 0.85],
  [0.25, mix(color, '#ffffff', 0.35), 0.8],
  [0.55, color, 0.78],
  [1, mix(color, '#1b1208', 0.4), 0.88],
];
