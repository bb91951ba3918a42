import { add, ring, type Point, type Vec } from '../geometry.ts';
import { materials as m, mix, type Material } from '../materials.ts';
import { bar, block, down, drum, front, X, Y, Z } from '../shapes.ts';
import { Studio, type Shot } from '../studio.ts';
import { glass } from './glass.ts';

/** Folded cloth in a stack. */
export function folded(shot: Shot, cloths: readonly Material[]): Studio {
  const studio = new Studio({ yaw: 30, pitch: 24, at: [400, 470], zoom: 1.1, ...shot });
  const [w, d, t] = [340, 240, 46];
  const fold: Point[] = [
    ...ring([-d / 2 + t / 2, t / 2], t / 2, 10, 90).slice(0, 6),
    [d / 2, 0.5],
    [d / 2, t - 0.5],
  ];
  studio.shadow(block([0, 0, 0], [w, d, t * cloths.length]));
  cloths.forEach((cloth, i) => {
    const shift = [0, 7, -5, 4, -3, 0][i % 6] ?? 0;
    const x = shift - w / 2;
    const z = i * (t + 1);
    studio.extrude(fold, [x, shift, z], Y, Z, [w, 0, 0], { ...cloth, gloss: 0 });
    const seams = [0.3, 0.52, 0.74].map((share) => `M${12 - d / 2} ${t * share}H${d / 2}`).join('');
    studio.plane(
      [x + w, shift, z + t],
      Y,
      down,
      `<path fill="none" stroke="${cloth.shade}" stroke-opacity=".55" stroke-width="1.6" d="${seams}"/>`,
    );
    studio.plane(
      [x, shift - d / 2, z + t / 2 + 6],
      X,
      down,
      `<path stroke="${mix(cloth.light, '#ffffff', 0.4)}" stroke-width="2.4" stroke-dasharray="6 5" d="M0 0h${w}"/>`,
    );
  });
  return studio;
}

/** Bolts of fabric, laid on one another. */
export function bolts(
  shot: Shot,
  cloths: readonly [Material, Material, Material, Material, Material, Material],
): Studio {
  const studio = new Studio({ yaw: 36, pitch: 20, at: [405, 450], zoom: 1.1, ...shot });
  const [r, half] = [60, 200];
  const places: Vec[] = [
    [-124, 0, r],
    [0, 0, r],
    [124, 0, r],
    [-62, 0, r * 2.74],
    [62, 0, r * 2.74],
    [0, 0, r * 4.48],
  ];
  studio.shadow(places.flatMap((p) => bar(p, r, -half, half)));
  places.forEach((p, i) => {
    const cloth = cloths[i] ?? m.linen;
    const at = (y: number): Vec => [p[0], y, p[2]];
    studio.cylinder(at(half), at(-half), r, { ...cloth, gloss: 0 });
    for (const share of [0.84, 0.62, 0.4]) studio.circle(at(-half), front, r * share, cloth.shade, 1.3, 0.5);
  });
  studio.stamp(places, () => studio.cylinder([0, -half, 0], [0, -half - 22, 0], 12, m.kraft, 0.7));
  return studio;
}

/** Storage jars with their fill and lids. */
export function jars(shot: Shot, lid: Material, fills: readonly [Material, Material, Material]): Studio {
  const studio = new Studio({ yaw: 22, pitch: 16, at: [400, 505], zoom: 1.12, ...shot });
  const set: [Vec, number, number][] = [
    [[-130, 90, 0], 270, 0.72],
    [[40, 40, 0], 200, 0.62],
    [[150, -90, 0], 140, 0.8],
  ];
  set.forEach(([at, h, share], i) => {
    const fill = fills[i] ?? m.oak;
    const r = 80;
    studio.shadow(drum(at, r, h), 0.85);
    studio.lathe(
      add(at, [0, 0, 5]),
      [
        [68, 0],
        [74, 0, 'c'],
        [74, 8],
        [74, h * share],
      ],
      { ...fill, gloss: 0 },
    );
    const grain = studio.pattern(
      17,
      13,
      `<circle cx="3" cy="3" r="2.4" fill="${fill.light}"/><circle cx="10" cy="9" r="2" fill="${fill.shade}"/><circle cx="14" cy="2" r="1.600" fill="${fill.shade}"/>`,
    );
    const [x, y] = studio.project(at);
    const z = studio.camera.zoom;
    studio.draw(
      `<path fill="${grain}" opacity=".55" d="M${Math.round(x - 73 * z)} ${Math.round(y - 8)}V${Math.round(y - h * share * z)}h${Math.round(146 * z)}V${Math.round(y - 8)}q${Math.round(-73 * z)} 44 ${Math.round(-146 * z)} 0z"/>`,
    );
    studio.lathe(
      at,
      [
        [72, 0],
        [r, 0, 'c'],
        [r, 10],
        [r, h - 26],
        [r, h - 8, 'c'],
        [66, h],
      ],
      glass,
    );
    studio.lathe(
      add(at, [0, 0, h]),
      [
        [72, 0],
        [72, 30],
        [72, 34, 'c'],
        [68, 34],
      ],
      lid,
    );
    studio.cylinder(add(at, [0, 0, h + 34]), add(at, [0, 0, h + 48]), 14, lid);
  });
  return studio;
}

/** Stoneware mugs with a glaze above the bare foot. */
export function mugs(shot: Shot, glazes: readonly [Material, Material]): Studio {
  const studio = new Studio({ yaw: 24, pitch: 22, at: [395, 485], zoom: 1.2, ...shot });
  const places: Vec[] = [
    [-90, 70, 0],
    [80, -50, 0],
  ];
  places.forEach((at, i) => {
    const glaze = glazes[i] ?? glazes[0];
    studio.shadow(drum(at, 84, 180));
    const handle = Array.from({ length: 13 }, (_, k): Vec => {
      const angle = -Math.PI / 2 + (Math.PI * k) / 12;
      return add(at, [78 + 54 * Math.cos(angle), -20 - 10 * Math.cos(angle), 100 + 52 * Math.sin(angle)]);
    });
    studio.tube(handle, 10, glaze);
    studio.lathe(
      at,
      [
        [70, 0],
        [80, 0, 'c'],
        [82, 12],
        [84, 40],
      ],
      m.linen,
    );
    studio.lathe(
      add(at, [0, 0, 36]),
      [
        [84, 0],
        [86, 60],
        [86, 138],
      ],
      { ...glaze, gloss: 0.5 },
    );
    studio.disc(add(at, [0, 0, 174]), Z, 86, { ...glaze, base: glaze.light });
    studio.hole(add(at, [0, 0, 174]), Z, 79, { ...m.linen, shade: '#6d604b' });
    studio.disc(add(at, [0, 0, 152]), Z, 70, m.walnut);
    studio.girth(add(at, [0, 0, 37]), 84, glaze.shade, 2, 0.5);
  });
  return studio;
}
