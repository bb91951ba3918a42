import { add, ring, type Vec } from '../geometry.ts';
import { materials as m, type Material } from '../materials.ts';
import { drum, Z } from '../shapes.ts';
import { Studio, type Shot } from '../studio.ts';

/** A café chair: bent timber on four legs. */
export function chair(shot: Shot, timber: Material, seat: Material): Studio {
  const studio = new Studio({ yaw: 34, pitch: 18, at: [400, 530], zoom: 1.06, ...shot });
  const leg = (x: number, y: number, tilt: number): Vec[] => [
    [x * (1 + tilt), y * (1 + tilt), 0],
    [x, y, 214],
  ];
  studio.shadow([...drum([0, 0, 200], 105, 20), ...leg(90, 90, 0.18), ...leg(-90, -90, 0.18)], 0.8);
  for (const [x, y] of [
    [-82, 82],
    [82, 82],
    [-82, -82],
    [82, -82],
  ] as const)
    studio.shadow(drum([x * 1.18, y * 1.18, 0], 12, 10), 0.7);
  const bow = Array.from({ length: 21 }, (_, i): Vec => {
    const angle = Math.PI * (i / 20);
    return [104 * Math.cos(angle), 76 + 34 * Math.sin(angle), 222 + 218 * Math.sin(angle) ** 0.62];
  });
  for (const side of [-1, 1]) studio.tube(leg(side * 82, 84, 0.18), 9.5, timber);
  studio.tube(
    [
      [-88, 92, 90],
      [88, 92, 90],
    ],
    6.5,
    timber,
  );
  for (const x of [-44, 0, 44])
    studio.tube(
      [
        [x, 84, 222],
        [x * 1.05, 106, 418 - Math.abs(x) * 0.45],
      ],
      6,
      timber,
    );
  studio.tube(bow, 10, timber);
  studio.tube(
    [
      [-90, -88, 90],
      [-90, 92, 90],
    ],
    6.5,
    timber,
  );
  studio.tube(
    [
      [90, -88, 90],
      [90, 92, 90],
    ],
    6.5,
    timber,
  );
  for (const side of [-1, 1]) studio.tube(leg(side * 82, -82, 0.18), 9.5, timber);
  studio.cylinder([0, 0, 206], [0, 0, 226], 122, timber);
  studio.cylinder([0, 0, 226], [0, 0, 238], 112, seat);
  studio.circle([0, 0, 238], Z, 98, seat.light, 1.4, 0.5);
  return studio;
}

/** Stools: a round seat on four legs; `stacked` sets one on another. */
export function stools(shot: Shot, timber: Material, seat: Material, count: 1 | 2 = 1): Studio {
  const studio = new Studio({ yaw: 30, pitch: 18, at: [400, 495], zoom: 1.08, ...shot });
  const places: Vec[] =
    count === 1
      ? [[0, 0, 0]]
      : [
          [-110, 90, 0],
          [105, -60, 0],
        ];
  for (const p of places) {
    studio.shadow([...drum(add(p, [0, 0, 230]), 96, 20), ...drum(p, 90, 10)], 0.75);
  }
  studio.stamp(places, () => {
    const leg = (turn: number): [Vec, Vec, Vec] => {
      const [a, b] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      return [
        [a * 104, b * 104, 0],
        [a * 88, b * 88, 100],
        [a * 66, b * 66, 250],
      ];
    };
    for (const turn of [75, 165]) studio.tube(leg(turn), 9.5, timber);
    const rail = ring([0, 0], 86, 24, 75).map(([x, y]): Vec => [x, y, 104]);
    studio.tube(rail.slice(0, 13), 5, m.brass);
    studio.tube([...rail.slice(12), rail[0] ?? [0, 0, 0]], 5, m.brass);
    for (const turn of [-105, -15]) studio.tube(leg(turn), 9.5, timber);
    studio.cylinder([0, 0, 246], [0, 0, 270], 100, seat);
    studio.circle([0, 0, 270], Z, 88, seat.light, 1.4, 0.5);
  });
  return studio;
}

/** A round pedestal table. */
export function table(shot: Shot, top: Material, foot: Material): Studio {
  const studio = new Studio({ yaw: 26, pitch: 20, at: [400, 520], zoom: 1.1, ...shot });
  studio.shadow(drum([0, 0, 0], 110, 14));
  studio.shadow(drum([0, 0, 270], 190, 24), 0.35);
  studio.lathe(
    [0, 0, 0],
    [
      [116, 0],
      [116, 8],
      [60, 22, 'c'],
      [20, 34],
    ],
    foot,
  );
  studio.lathe(
    [0, 0, 30],
    [
      [20, 0],
      [15, 60],
      [15, 200],
      [40, 240],
    ],
    foot,
  );
  studio.cylinder([0, 0, 268], [0, 0, 292], 205, top);
  studio.circle([0, 0, 292], Z, 190, top.light, 1.4, 0.5);
  for (const r of [40, 80, 120, 160]) studio.circle([0, 0, 292], Z, r, top.shade, 0.8, 0.18);
  studio.lathe(
    [-60, 30, 292],
    [
      [16, 0],
      [34, 10, 'c'],
      [30, 44],
      [16, 62, 'c'],
      [18, 84],
    ],
    m.porcelain,
  );
  studio.tube(
    [
      [-60, 30, 372],
      [-70, 24, 420],
      [-96, 20, 452],
    ],
    2.4,
    m.sage,
  );
  studio.tube(
    [
      [-60, 30, 372],
      [-50, 30, 430],
      [-34, 36, 460],
    ],
    2.4,
    m.sage,
  );
  return studio;
}
