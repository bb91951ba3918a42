import type { Vec } from '../geometry.ts';
import { materials as m, type Material } from '../materials.ts';
import { block, circlePath, down, front, rect, X, Y, Z } from '../shapes.ts';
import { Studio, type Shot } from '../studio.ts';

const ledGreen = '#8fd19e';

const brass = '#d8b878';

/** A desktop router with four aerials. */
export function router(shot: Shot, body: Material): Studio {
  const studio = new Studio({ yaw: 24, pitch: 26, at: [400, 460], zoom: 1.12, ...shot });
  studio.shadow(block([0, 0, 0], [330, 210, 44]));
  for (const x of [-130, -45, 45, 130]) {
    studio.tube(
      [
        [x, 96, 30],
        [x, 96, 66],
      ],
      10,
      m.graphite,
    );
    studio.tube(
      [
        [x, 96, 66],
        [x * 1.12, 100, 250],
      ],
      7.5,
      body,
    );
  }
  studio.extrude(
    [
      [-165, 0],
      [165, 0],
      [165, 26],
      [150, 44],
      [-150, 44],
      [-165, 26],
    ],
    [0, -105, 0],
    X,
    Z,
    [0, 210, 0],
    body,
  );
  const lights = Array.from(
    { length: 6 },
    (_, i) => `<circle cx="${104 + i * 24}" cy="13" r="3.4" fill="${i === 4 ? brass : ledGreen}"/>`,
  ).join('');
  studio.plane(
    [-165, -105, 44],
    X,
    down,
    lights + `<path stroke="${brass}" stroke-width="2" d="M20 33h290" opacity=".7"/>`,
  );
  const vents = studio.pattern(
    14,
    120,
    '<path stroke="#0b1015" stroke-opacity=".5" stroke-width="3" stroke-linecap="round" d="M7 4v100"/>',
  );
  studio.plane([-120, 60, 44], X, front, `<path fill="${vents}" d="M0 0h238v110h-238z"/>`);
  return studio;
}

/** A tower power supply with its display lit. */
export function ups(shot: Shot, body: Material): Studio {
  const studio = new Studio({ yaw: 32, pitch: 16, at: [395, 530], zoom: 1.1, ...shot });
  const size: Vec = [170, 260, 380];
  studio.shadow(block([0, 0, 0], size));
  studio.box([0, 0, 0], size, body);
  const screen =
    rect(30, 40, 110, 66, '#0e1a20', 6) +
    `<path stroke="#9fd8c0" stroke-width="3" fill="none" d="M40 90l16-18 14 9 18-26 14 12 16-6"/>` +
    rect(42, 50, 34, 7, '#9fd8c0', 3);
  const keys = [55, 85, 115]
    .map((x) => `<circle cx="${x}" cy="130" r="8" fill="#3b4650" stroke="${brass}" stroke-width="1.5"/>`)
    .join('');
  const slats = Array.from(
    { length: 12 },
    (_, i) => `<path stroke="#0a0e12" stroke-width="5" stroke-linecap="round" d="M32 ${196 + i * 14}h106"/>`,
  ).join('');
  studio.plane([-85, -130, 380], X, down, screen + keys + slats);
  const vents = studio.pattern(
    18,
    16,
    '<path stroke="#0a0e12" stroke-opacity=".7" stroke-width="5" stroke-linecap="round" d="M5 8h8"/>',
  );
  studio.plane([85, -90, 330], Y, down, `<path fill="${vents}" d="M0 0h180v96h-180z"/>`);
  return studio;
}

/** A pull box of network cable with the end drawn out. */
export function cableBox(shot: Shot, cable: Material): Studio {
  const studio = new Studio({ yaw: 32, pitch: 20, at: [390, 500], zoom: 1.05, ...shot });
  const size: Vec = [300, 200, 290];
  studio.shadow(block([0, 0, 0], size));
  studio.box([0, 0, 0], size, m.kraft);
  const label =
    rect(26, 28, 120, 74, '#f6efe0', 4) +
    rect(38, 42, 70, 9, '#25303c', 4) +
    rect(38, 60, 94, 5, '#b8ad98', 2) +
    rect(38, 72, 80, 5, '#b8ad98', 2) +
    rect(38, 84, 40, 6, cable.base, 3);
  studio.plane(
    [-150, -100, 290],
    X,
    down,
    label +
      `<path d="${circlePath(34, [210, 190])}" fill="#3a2817"/><path d="${circlePath(34, [210, 190])}" fill="none" stroke="#f6efe0" stroke-width="5"/>`,
  );
  const drop = Array.from({ length: 26 }, (_, i): Vec => {
    const t = i / 25;
    return t < 0.3
      ? [60 - t * 60, -100 - t * 260, 100 - (t / 0.3) ** 2 * 94]
      : [
          42 + 95 * Math.sin((t - 0.3) * 7.4) - (t - 0.3) * 160,
          -178 - 46 * Math.sin((t - 0.3) * 3.4) - 20 * (t - 0.3),
          6,
        ];
  });
  studio.tube(drop, 7, cable);
  return studio;
}

const cloudOutline = 'M70 190a58 58 0 0 1-8-115a82 82 0 0 1 156-22a66 66 0 0 1 82 137z';

/** A cloud cut from thick paper over a row of small servers. */
export function cloud(shot: Shot, body: Material, hosts: Material): Studio {
  const studio = new Studio({ yaw: 28, pitch: 18, at: [400, 500], zoom: 1.08, ...shot });
  const places: Vec[] = [
    [-150, 0, 0],
    [0, 0, 0],
    [150, 0, 0],
  ];
  studio.shadow(places.flatMap((p) => block(p, [110, 110, 96])));
  const art = [14, 42, 70]
    .map(
      (y) =>
        rect(10, y - 4, 90, 20, '#141b22', 3) +
        `<circle cx="88" cy="${y + 6}" r="3" fill="${ledGreen}"/><path stroke="${brass}" stroke-width="3" d="M20 ${y + 6}h34"/>`,
    )
    .join('');
  studio.stamp(places, () => {
    studio.box([0, 0, 0], [110, 110, 96], hosts);
    studio.plane([-55, -55, 96], X, down, art);
  });
  for (const [x] of places)
    studio.tube(
      [
        [x, 0, 96],
        [x, 0, 150],
      ],
      3,
      m.brass,
    );
  const fill = studio.gradient(
    [0, 0],
    [0.4, 1],
    [
      [0, body.light],
      [1, body.base],
    ],
    true,
  );
  studio.cutout(cloudOutline, [-190, 26, 340], X, down, [0, -52, 0], body, fill);
  return studio;
}
