import type { Point, Vec } from '../geometry.ts';
import { materials as m, type Material } from '../materials.ts';
import { bar, front, X, Z } from '../shapes.ts';
import { Studio, type Shot } from '../studio.ts';

const profiles = {
  beam: [
    [-62, 0],
    [62, 0],
    [62, 13],
    [6, 13],
    [6, 127],
    [62, 127],
    [62, 140],
    [-62, 140],
    [-62, 127],
    [-6, 127],
    [-6, 13],
    [-62, 13],
  ],
  channel: [
    [-40, 0],
    [40, 0],
    [40, 12],
    [-28, 12],
    [-28, 108],
    [40, 108],
    [40, 120],
    [-40, 120],
  ],
  angle: [
    [-70, 0],
    [70, 0],
    [70, 13],
    [-57, 13],
    [-57, 140],
    [-70, 140],
  ],
  square: [
    [-42, 0],
    [42, 0],
    [42, 84],
    [-42, 84],
  ],
} as const satisfies Record<string, readonly Point[]>;

/** Rolled or welded sections, stacked; `hollow` opens the end of a tube by that wall thickness. */
export function sections(
  shot: Shot,
  profile: keyof typeof profiles,
  material: Material,
  places: readonly Vec[],
  hollow = 0,
): Studio {
  const studio = new Studio({ yaw: 32, pitch: 24, at: [410, 420], ...shot });
  const outline: readonly Point[] = profiles[profile];
  const half = 220;
  studio.shadow(
    places.flatMap((p) =>
      outline.flatMap(([a, b]) => [-half, half].map((y): Vec => [p[0] + a, y, p[2] + b])),
    ),
  );
  studio.stamp(places, () => {
    studio.extrude(outline, [0, -half, 0], X, Z, [0, 2 * half, 0], material);
    if (hollow > 0) {
      const [low, high] = [hollow - 42, 42 - hollow];
      const mouth = { ...material, base: material.shade, light: material.base, shade: '#15191d', gloss: 0 };
      studio.face(
        [
          [low, -half, hollow],
          [high, -half, hollow],
          [high, -half, 84 - hollow],
          [low, -half, 84 - hollow],
        ],
        front,
        mouth,
      );
    }
  });
  return studio;
}

/** Places for round bars in a pyramid of rows. */
function pile(rows: readonly number[], radius: number): Vec[] {
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, i): Vec => [
      (i - (count - 1) / 2) * radius * 2.03,
      0,
      radius + row * radius * 1.75,
    ]),
  );
}

export function pipes(
  shot: Shot,
  material: Material,
  rows: readonly number[],
  radius: number,
  bore = 0.84,
): Studio {
  const studio = new Studio({ yaw: 34, pitch: 20, at: [410, 440], ...shot });
  const half = 230;
  const places = pile(rows, radius);
  studio.shadow(places.flatMap((p) => bar(p, radius, -half, half)));
  studio.stamp(places, () => studio.cylinder([0, half, 0], [0, -half, 0], radius, material, bore));
  return studio;
}

export function rebar(shot: Shot, rows: readonly number[] = [7, 6, 7, 6, 5], radius = 17): Studio {
  const studio = new Studio({ yaw: 40, pitch: 22, at: [400, 430], ...shot });
  const half = 250;
  const places = pile(rows, radius);
  studio.shadow(places.flatMap((p) => bar(p, radius, -half, half)));
  const [a, b] = [studio.project([0, half, 0]), studio.project([0, -half, 0])];
  const run = `M${a.map(Math.round).join(' ')}L${b.map(Math.round).join(' ')}`;
  const width = radius * 1.7 * studio.camera.zoom;
  studio.stamp(places, () => {
    studio.cylinder([0, half, 0], [0, -half, 0], radius, m.millSteel);
    studio.draw(
      `<path fill="none" stroke="${m.millSteel.shade}" stroke-opacity=".5" stroke-width="${width}" stroke-dasharray="2.5 7" d="${run}"/>`,
    );
    studio.disc([0, -half, 0], front, radius * 0.92, m.steel);
  });
  return studio;
}
