import { add, type Vec } from '../geometry.ts';
import { materials as m, mix, type Material } from '../materials.ts';
import { block, circlePath, down, drum, front, rect, X, Z } from '../shapes.ts';
import { Studio, type Shot, type Turning } from '../studio.ts';
import { glass, liquid } from './glass.ts';

/** A disposable syringe with its needle, and a second one capped. */
export function syringes(shot: Shot, tint: Material): Studio {
  const studio = new Studio({ yaw: -24, pitch: 40, at: [400, 350], zoom: 1.1, wall: 'none', ...shot });
  const r = 30;
  const places: Vec[] = [
    [30, 95, 0],
    [-20, -75, 0],
  ];
  for (const [x, y] of places)
    studio.shadow(
      [-190, 150].flatMap((end) => block([x + end, y, 0], [10, 48, 40])),
      0.9,
    );
  studio.stamp(places, () => {
    const at = (x: number): Vec => [x, 0, r];
    studio.cylinder(at(150), at(280), 1.8, m.brightSteel);
    studio.cylinder(at(132), at(168), 10, tint);
    studio.cylinder(at(120), at(134), 16, m.white);
    studio.cylinder(at(-40), at(-20), 25, m.graphite);
    studio.cylinder(at(-226), at(-40), 9, m.white);
    studio.cylinder(at(-236), at(-226), 28, m.white);
    const marks = Array.from({ length: 13 }, (_, i) => {
      const [px, py] = studio.project(at(-28 + i * 11));
      const long = i % 3 === 0 ? 18 : 10;
      return `M${Math.round(px)} ${Math.round(py - 4)}v${long}`;
    }).join('');
    const barrel = studio.capture(() =>
      studio.cylinder(at(-150), at(120), r, {
        shade: '#7d969c',
        base: '#e2ebeb',
        light: '#ffffff',
        gloss: 0.8,
      }),
    );
    studio.draw(
      `<g opacity=".52">${barrel}</g><path stroke="${m.ink.base}" stroke-width="1.8" d="${marks}"/>`,
    );
    studio.cylinder(at(-160), at(-150), 44, m.white);
    const [sx, sy] = studio.project(at(-140));
    const [ex, ey] = studio.project(at(112));
    studio.draw(
      `<path stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".75" d="M${Math.round(sx)} ${Math.round(sy - 20)}L${Math.round(ex)} ${Math.round(ey - 20)}"/>`,
    );
  });
  return studio;
}

/** Conical flasks with coloured solutions. */
export function flasks(shot: Shot, colors: readonly [string, string]): Studio {
  const studio = new Studio({ yaw: 20, pitch: 14, at: [400, 520], zoom: 1.1, ...shot });
  const set = [
    { at: [-90, 80, 0] as Vec, size: 1.15, color: colors[0] },
    { at: [105, -50, 0] as Vec, size: 0.82, color: colors[1] },
  ];
  for (const { at, size, color } of set) {
    const scale = (outline: Turning): Turning =>
      outline.map(([r, z, c]) => (c ? [r * size, z * size, c] : [r * size, z * size]));
    studio.shadow(drum(at, 122 * size, 290 * size, 34 * size), 0.75);
    studio.lathe(
      at,
      scale([
        [112, 4],
        [122, 4, 'c'],
        [116, 22],
        [80, 110],
      ]),
      liquid(color),
    );
    studio.draw(
      `<g opacity=".85">${studio.capture(() => studio.disc(add(at, [0, 0, 110 * size]), Z, 79 * size, { shade: mix(color, '#000000', 0.2), base: color, light: mix(color, '#ffffff', 0.6), gloss: 0.2 }))}</g>`,
    );
    studio.lathe(
      at,
      scale([
        [114, 0],
        [130, 0, 'c'],
        [120, 24],
        [46, 196],
        [36, 218, 'c'],
        [36, 236],
      ]),
      glass,
    );
    studio.lathe(
      add(at, [0, 0, 226 * size]),
      scale([
        [36, 0],
        [36, 62],
      ]),
      glass,
    );
    studio.circle(add(at, [0, 0, 288 * size]), Z, 39 * size, '#ffffff', 5, 0.85);
    studio.circle(add(at, [0, 0, 288 * size]), Z, 37 * size, '#71858c', 1.2, 0.8);
    for (const [z, r] of [
      [60, 100],
      [85, 90],
      [135, 69],
      [160, 58],
    ] as const) {
      const [x, y] = studio.project(add(at, [0, 0, z * size]));
      const drop = r * size * 0.24 * studio.camera.zoom;
      studio.draw(
        `<path stroke="#ffffff" stroke-width="3" opacity=".85" d="M${Math.round(x - 6)} ${Math.round(y + drop)}h${z % 2 ? 22 : 36}"/>`,
      );
    }
  }
  return studio;
}

/** Low-form beakers, nested by size. */
export function beakers(shot: Shot, color: string): Studio {
  const studio = new Studio({ yaw: 20, pitch: 18, at: [400, 490], zoom: 1.12, ...shot });
  const set: [Vec, number, number][] = [
    [[-130, 90, 0], 1.25, 0.45],
    [[50, 40, 0], 0.95, 0.6],
    [[170, -90, 0], 0.66, 0.3],
  ];
  for (const [at, size, fill] of set) {
    const [r, h] = [94 * size, 216 * size];
    studio.shadow(drum(at, r, h), 0.75);
    studio.lathe(
      at,
      [
        [r - 6, 4],
        [r - 4, 12],
        [r - 4, h * fill],
      ],
      liquid(color),
    );
    studio.draw(
      `<g opacity=".85">${studio.capture(() => studio.disc(add(at, [0, 0, h * fill]), Z, r - 5, { shade: mix(color, '#000000', 0.2), base: color, light: mix(color, '#ffffff', 0.6), gloss: 0.2 }))}</g>`,
    );
    studio.lathe(
      at,
      [
        [r - 10, 0],
        [r, 0, 'c'],
        [r, 12],
        [r, h - 8],
        [r + 4, h],
      ],
      glass,
    );
    studio.circle(add(at, [0, 0, h]), Z, r + 3, '#ffffff', 4, 0.85);
    studio.circle(add(at, [0, 0, h]), Z, r + 1, '#71858c', 1.2, 0.7);
    const [x, y] = studio.project(at);
    const marks = [0.25, 0.4, 0.55, 0.7]
      .map(
        (share, i) =>
          `M${Math.round(x - r * 0.2)} ${Math.round(y + r * 0.33 - h * share * 1.06)}h${i % 2 ? 20 : 34}`,
      )
      .join('');
    studio.draw(`<path stroke="#ffffff" stroke-width="3" opacity=".9" d="${marks}"/>`);
  }
  return studio;
}

/** Test tubes in an oak rack. */
export function testTubes(shot: Shot, colors: readonly string[]): Studio {
  const studio = new Studio({ yaw: 26, pitch: 16, at: [400, 500], zoom: 1.12, ...shot });
  studio.shadow(block([0, 0, 0], [400, 110, 150]));
  studio.box([0, 0, 0], [400, 110, 22], m.oak);
  for (const x of [-190, 190]) studio.box([x, 0, 22], [20, 110, 128], m.oak);
  const places = colors.map((_, i): Vec => [-150 + i * (300 / (colors.length - 1)), 0, 0]);
  colors.forEach((color, i) => {
    const at: Vec = add(places[i] ?? [0, 0, 0], [0, 0, 22]);
    studio.lathe(
      at,
      [
        [4, 4],
        [20, 4, 'c'],
        [20, 24],
        [20, 120 + ((i * 37) % 60)],
      ],
      liquid(color),
    );
  });
  studio.stamp(places, () => {
    studio.lathe(
      [0, 0, 22],
      [
        [6, 0],
        [24, 0, 'c'],
        [24, 24],
        [24, 250],
      ],
      glass,
    );
    studio.circle([0, 0, 272], Z, 24, '#ffffff', 3.5, 0.9);
  });
  studio.box([0, -48, 108], [380, 14, 40], m.oak);
  studio.plane(
    [-200, -55, 148],
    X,
    down,
    `<path d="${circlePath(4, [20, 20])}${circlePath(4, [380, 20])}" fill="${m.brass.base}"/>`,
  );
  return studio;
}

/** A dispenser box of gloves with one drawn out. */
export function gloves(shot: Shot, glove: Material): Studio {
  const studio = new Studio({ yaw: 30, pitch: 30, at: [395, 450], zoom: 1.1, ...shot });
  const size: Vec = [340, 190, 130];
  studio.shadow(block([0, 0, 0], size));
  studio.box([0, 0, 0], size, m.white);
  const hand =
    '<path d="M20 58v-26a7 7 0 0 1 14 0v-16a7 7 0 0 1 14 0v-4a7 7 0 0 1 14 0v8a7 7 0 0 1 14 0v30l8-8a7 7 0 0 1 11 9l-25 34v20H30v-18q-10-12-10-29z"/>';
  studio.plane(
    [-170, -95, 130],
    X,
    down,
    rect(0, 0, 340, 46, glove.base) +
      rect(24, 16, 150, 14, '#ffffff', 6) +
      rect(24, 66, 110, 8, '#a9a597', 4) +
      rect(24, 84, 80, 8, '#cfcabd', 4) +
      `<g transform="translate(226 40) scale(.8)" fill="${glove.base}">${hand}</g>`,
  );
  studio.plane(
    [-170, 95, 130],
    X,
    front,
    `<path fill="${glove.base}" d="M0 0h340v190H0z"/><ellipse cx="170" cy="95" rx="96" ry="40" fill="#1e2a30"/>`,
  );
  const [x, y] = studio.project([0, 0, 130]);
  const soft = studio.gradient(
    [0, 0],
    [0.8, 1],
    [
      [0, glove.light],
      [0.55, glove.base],
      [1, glove.shade],
    ],
    true,
  );
  studio.draw(
    `<path fill="${soft}" stroke="${glove.shade}" stroke-opacity=".35" d="M${Math.round(x - 58)} ${Math.round(y + 14)}c-6-40-30-72-22-104c4-14 18-10 22 2l14 34c-6-36-14-60-8-84c4-13 19-10 21 3l10 66c-2-34-4-62 4-80c6-11 19-7 20 6l2 78c4-26 8-48 18-60c9-9 20-2 18 11c-4 40-20 90-28 134z"/>`,
  );
  return studio;
}
