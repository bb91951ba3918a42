import { ring, type Vec } from '../geometry.ts';
import { materials as m, type Material } from '../materials.ts';
import { bar, circlePath, down, drum, front, X, Z } from '../shapes.ts';
import { Studio, type Shot } from '../studio.ts';

/** Forged pistons, crown up. */
export function pistons(
  shot: Shot,
  places: readonly Vec[] = [
    [-95, 60, 0],
    [85, -40, 0],
  ],
): Studio {
  const studio = new Studio({ yaw: 28, pitch: 22, at: [400, 480], zoom: 1.12, ...shot });
  const [radius, height] = [98, 205];
  for (const p of places) studio.shadow(drum(p, radius, height));
  studio.stamp(places, () => {
    studio.lathe(
      [0, 0, 0],
      [
        [86, 0],
        [96, 6, 'c'],
        [radius, 30],
        [radius, height],
      ],
      m.brightSteel,
    );
    for (const z of [150, 168, 186]) {
      studio.cylinder([0, 0, z - 4], [0, 0, z + 4], radius - 0.5, m.iron);
      studio.cylinder([0, 0, z + 4], [0, 0, z + 14], radius, m.brightSteel);
    }
    studio.cylinder([0, 0, 198], [0, 0, height], radius, m.brightSteel);
    studio.circle([0, 0, height], Z, 76, m.steel.base, 1.5, 0.6);
    studio.hole([-26, 20, height], Z, 26, m.steel);
    studio.hole([30, -22, height], Z, 22, m.steel);
    const face: Vec = [30, -90, 74];
    studio.disc(face, [0.3, -0.95, 0], 38, m.steel);
    studio.hole(face, [0.3, -0.95, 0], 29, m.iron);
  });
  return studio;
}

/** A gear's outline around the origin. */
function gearOutline(teeth: number, radius: number, bore: number): string {
  const step = (2 * Math.PI) / teeth;
  const at = (r: number, a: number) => `${Math.round(r * Math.cos(a))} ${Math.round(r * Math.sin(a))}`;
  const tooth = (i: number) =>
    [
      [-0.3, radius - 18],
      [-0.16, radius],
      [0.16, radius],
      [0.3, radius - 18],
    ]
      .map(([share, r]) => at(r ?? radius, (i + (share ?? 0)) * step))
      .join('L');
  return `M${Array.from({ length: teeth }, (_, i) => tooth(i)).join('L')}Z${circlePath(bore)}`;
}

/** Gears on edge, the larger behind the smaller. */
export function gears(shot: Shot, large: Material, small: Material): Studio {
  const studio = new Studio({ yaw: 32, pitch: 14, at: [400, 510], zoom: 1.1, ...shot });
  const set = [
    { x: -60, y: 60, teeth: 30, radius: 180, bore: 34, width: 60, material: large },
    { x: 120, y: -90, teeth: 18, radius: 102, bore: 26, width: 70, material: small },
  ];
  for (const { x, y, teeth, radius, bore, width, material } of set) {
    studio.shadow(bar([x, y, radius], radius, -width / 2, width / 2));
    const fill = studio.gradient(
      [0, 0],
      [0.7, 1],
      [
        [0, material.light],
        [0.5, material.base],
        [1, material.shade],
      ],
      true,
    );
    studio.cutout(
      gearOutline(teeth, radius, bore),
      [x, y + width / 2, radius],
      X,
      down,
      [0, -width, 0],
      material,
      fill,
    );
    const front_: Vec = [x, y - width / 2, radius];
    studio.circle(front_, front, radius * 0.78, material.shade, 5, 0.35);
    studio.circle(front_, front, radius * 0.42, material.light, 1.6, 0.6);
    const holes = ring([x, radius], radius * 0.6, 6).map(([hx, hz]): Vec => [hx, y - width / 2, hz]);
    if (radius > 150) studio.stamp(holes, () => studio.hole([0, 0, 0], front, 22, material));
    studio.circle(front_, front, bore + 2, material.light, 2, 0.8);
  }
  return studio;
}

/** A ball bearing on edge. */
export function bearing(shot: Shot, count: 1 | 2 = 2): Studio {
  const studio = new Studio({ yaw: 34, pitch: 16, at: [400, 505], zoom: 1.1, ...shot });
  const radius = 165;
  const places: Vec[] =
    count === 1
      ? [[0, 0, 0]]
      : [
          [-110, 110, 0],
          [90, -70, 0],
        ];
  for (const [x, y] of places) studio.shadow(bar([x, y, radius], radius, -38, 38));
  studio.stamp(places, () => {
    const at = (y: number): Vec => [0, y, radius];
    studio.cylinder(at(38), at(-38), radius, m.brightSteel);
    studio.circle(at(-38), front, radius - 8, m.steel.shade, 1, 0.5);
    studio.disc(at(-38), front, 132, m.graphite);
    const balls = ring([0, radius], 108, 11).map(([x, z]): Vec => [x, -38, z]);
    studio.stamp(balls, () => {
      const [x, y] = studio.project([0, 0, 0]);
      const shine = studio.radial(
        [
          [0, '#ffffff'],
          [0.35, m.brightSteel.light],
          [0.75, m.steel.base],
          [1, m.steel.shade],
        ],
        'cx=".35" cy=".3" r=".75"',
      );
      studio.draw(`<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="20" ry="22" fill="${shine}"/>`);
    });
    for (const r of [112, 104]) studio.circle(at(-38), front, r, m.brass.base, 3, 0.9);
    studio.disc(at(-38), front, 84, m.brightSteel);
    studio.circle(at(-38), front, 78, m.steel.shade, 1, 0.5);
    studio.hole(at(-38), front, 60, m.steel);
  });
  return studio;
}

/** Spin-on oil filters. */
export function filters(
  shot: Shot,
  body: Material,
  places: readonly Vec[] = [
    [-100, 70, 0],
    [70, -40, 0],
  ],
): Studio {
  const studio = new Studio({ yaw: 26, pitch: 18, at: [405, 510], zoom: 1.14, ...shot });
  for (const p of places) studio.shadow(drum(p, 88, 250));
  studio.stamp(places, () => {
    studio.cylinder([0, 0, 0], [0, 0, 20], 92, m.steel);
    studio.lathe(
      [0, 0, 20],
      [
        [88, 0],
        [88, 190],
        [86, 208, 'c'],
        [66, 226],
        [60, 230],
      ],
      body,
    );
    const flutes = Array.from({ length: 9 }, (_, i): Vec => {
      const angle = ((-150 + i * 17) * Math.PI) / 180;
      return [88 * Math.cos(angle), 88 * Math.sin(angle), 0];
    });
    studio.stamp(flutes, () =>
      studio.tube(
        [
          [0, 0, 178],
          [0, 0, 206],
        ],
        2.4,
        body,
      ),
    );
    studio.cylinder([0, 0, 78], [0, 0, 146], 88.6, m.paper);
    studio.lathe(
      [0, 0, 146],
      [
        [88, 0],
        [88, 26],
      ],
      body,
    );
    studio.cylinder([0, 0, 92], [0, 0, 100], 89, m.brass);
    studio.lathe(
      [0, 0, 100],
      [
        [88.6, 0],
        [88.6, 46],
      ],
      m.paper,
    );
    studio.lathe(
      [0, 0, 146],
      [
        [88, 0],
        [88, 64],
        [86, 82, 'c'],
        [66, 100],
        [60, 104],
      ],
      body,
    );
    studio.stamp(flutes, () =>
      studio.tube(
        [
          [0, 0, 186],
          [0, 0, 214],
        ],
        2.6,
        body,
      ),
    );
    studio.disc([0, 0, 250], Z, 52, body);
  });
  return studio;
}
