import { add, type Vec } from '../geometry.ts';
import { materials as m, type Material } from '../materials.ts';
import { block, down, drum, front, rect, X, Z } from '../shapes.ts';
import { Studio, type Shot } from '../studio.ts';

/** Shipping cartons: two below, one on top. */
export function cartons(shot: Shot, tape: Material, print: Material): Studio {
  const studio = new Studio({ yaw: 33, pitch: 22, at: [390, 455], zoom: 1.08, ...shot });
  const set: [Vec, Vec][] = [
    [
      [-70, 110, 0],
      [250, 190, 150],
    ],
    [
      [90, -110, 0],
      [210, 170, 130],
    ],
    [
      [-60, 100, 150],
      [190, 150, 120],
    ],
  ];
  for (const [base, size] of set) {
    studio.shadow(block(base, size), base[2] > 0 ? 0.6 : 1, base[2]);
    studio.box(base, size, m.kraft);
    const [w, d, h] = size;
    const corner = add(base, [-w / 2, -d / 2, h]);
    studio.plane(
      corner,
      X,
      down,
      `<path fill="${tape.base}" opacity=".85" d="M${w / 2 - 15} 0h30v${h * 0.34}h-30z"/>` +
        rect(18, h - 44, 46, 26, m.paper.light, 2) +
        `<path fill="none" stroke="${print.base}" stroke-width="4" opacity=".75" d="M${w - 60} ${h - 20}v-24m-7 8l7-9 7 9m12 16v-24m-7 8l7-9 7 9M${w - 74} ${h - 14}h48"/>`,
    );
    studio.plane(
      add(corner, [0, d, 0]),
      X,
      front,
      `<path fill="${tape.light}" opacity=".8" d="M${w / 2 - 15} 0h30v${d}h-30z"/><path stroke="${m.kraft.shade}" stroke-opacity=".6" d="M${w / 2} 0v${d}"/>`,
    );
  }
  return studio;
}

/** Carrier bags with rope or paper handles. */
export function bags(
  shot: Shot,
  set: readonly { at: Vec; size: Vec; body: Material; handle: Material; mark: string }[],
): Studio {
  const studio = new Studio({ yaw: 30, pitch: 14, at: [400, 520], zoom: 1.1, ...shot });
  for (const { at, size, body, handle, mark } of set) {
    const [w, d, h] = size;
    const lip = 1.04;
    const corner = (x: number, y: number, z: number): Vec =>
      add(at, [(x * w * (z ? lip : 1)) / 2, (y * d) / 2, z * h]);
    studio.shadow(block(at, size));
    const loop = (y: number): Vec[] =>
      Array.from({ length: 13 }, (_, i) => [
        at[0] + (0.22 - (i / 12) * 0.44) * w,
        at[1] + y,
        at[2] + h - 16 + 92 * Math.sin((Math.PI * i) / 12) ** 0.7,
      ]);
    studio.face([corner(-1, -1, 1), corner(1, -1, 1), corner(1, 1, 1), corner(-1, 1, 1)], [0, 0, 1], {
      ...body,
      light: body.shade,
      base: body.shade,
      shade: '#1d140b',
      gloss: 0,
    });
    studio.tube(loop(d / 2 - 3), 4.5, handle);
    studio.face([corner(-1, -1, 0), corner(1, -1, 0), corner(1, -1, 1), corner(-1, -1, 1)], [0, -1, 0], body);
    studio.face(
      [corner(1, -1, 0), corner(1, 0, 0), corner(1, -0.25, 1), corner(1, -1, 1)],
      [0.96, -0.28, 0],
      body,
    );
    studio.face(
      [corner(1, 0, 0), corner(1, 1, 0), corner(1, 1, 1), corner(1, -0.25, 1)],
      [0.96, 0.28, 0],
      body,
    );
    studio.plane(
      [at[0] - w / 2, at[1] - d / 2, at[2] + h],
      X,
      down,
      `<g transform="translate(${w / 2} ${h * 0.56})">${mark}</g>`,
    );
    studio.tube(loop(-d / 2 - 2), 4.5, handle);
  }
  return studio;
}

export const marks = {
  diamond: (color: string) =>
    `<path fill="${color}" d="M0-44L34 0 0 44-34 0z"/><path fill="none" stroke="${color}" stroke-width="3" d="M0-60L47 0 0 60-47 0z"/>`,
  sun: (color: string) =>
    `<circle r="24" fill="${color}"/><circle r="46" fill="none" stroke="${color}" stroke-width="9" stroke-dasharray="5 13.1"/>`,
  leaf: (color: string) => `<path fill="${color}" d="M-4 50C-52 20-40-34 0-58c40 24 52 78 4 108l0-70-4 0z"/>`,
  bands: (color: string) => `<path stroke="${color}" stroke-width="11" d="M-70-30H70M-70 0H70M-70 30H70"/>`,
};

/** Paper rolls for receipts. */
export function rolls(shot: Shot, core: Material): Studio {
  const studio = new Studio({ yaw: 26, pitch: 28, at: [400, 450], zoom: 1.2, ...shot });
  const places: Vec[] = [
    [-120, 90, 0],
    [30, 60, 0],
    [-60, -70, 0],
    [100, -90, 0],
    [-30, 10, 110],
  ];
  const low = places.slice(0, 4);
  for (const p of low) studio.shadow(drum(p, 70, 108));
  studio.stamp(places, () => {
    studio.cylinder([0, 0, 0], [0, 0, 108], 70, m.white);
    for (const r of [30, 38, 46, 54, 62]) studio.circle([0, 0, 108], Z, r, m.white.shade, 0.8, 0.6);
    studio.disc([0, 0, 108], Z, 25, core);
    studio.hole([0, 0, 108], Z, 20, m.walnut);
  });
  return studio;
}
