import { ring, type Point, type Vec } from '../geometry.ts';
import { materials as m, type Material } from '../materials.ts';
import { around, bar, block, down, drum, rect, rounded, X, Y } from '../shapes.ts';
import { Studio, type Shot } from '../studio.ts';

/** A round LED head lamp in its ring. */
export function headlamp(shot: Shot, shell: Material): Studio {
  const studio = new Studio({ yaw: 30, pitch: 10, at: [400, 510], zoom: 1.14, ...shot });
  const radius = 172;
  const at = (y: number): Vec => [0, y, radius];
  studio.shadow(bar(at(0), radius, -40, 90));
  studio.cylinder(at(150), at(60), 92, m.graphite);
  studio.cylinder(at(70), at(-20), radius - 22, m.graphite);
  studio.cylinder(at(-20), at(-44), radius, shell);
  const lens = studio.radial(
    [
      [0, '#fffdf4'],
      [0.35, '#e9eef0'],
      [0.8, '#8797a3'],
      [1, '#55636e'],
    ],
    'cx=".4" cy=".35" r=".75"',
  );
  const cell = studio.radial(
    [
      [0, '#ffffff'],
      [0.4, '#fff3cf'],
      [1, '#b98f3c'],
    ],
    'cx=".4" cy=".35" r=".7"',
  );
  const cells = around(6, `<circle cy="-92" r="27" fill="${cell}" stroke="#4c5964" stroke-width="3"/>`, 30);
  const ringLight =
    '<circle r="140" fill="none" stroke="#fff8e2" stroke-width="9"/><circle r="140" fill="none" stroke="#d8b35f" stroke-width="1.5"/>';
  const main = `<circle r="46" fill="${cell}" stroke="#4c5964" stroke-width="4"/><path stroke="#4c5964" stroke-width="6" d="M-128 0h80M48 0h80"/>`;
  const glare = '<path fill="#ffffff" opacity=".28" d="M-134-40A140 140 0 0 1 60-126Q-40-96-134-40z"/>';
  studio.plane(
    at(-44),
    X,
    down,
    `<circle r="154" fill="#1d252c"/><circle r="150" fill="${lens}"/>${ringLight}${cells}${main}${glare}`,
  );
  return studio;
}

/** A starter battery with its terminals and handle. */
export function battery(shot: Shot, body: Material, label: Material): Studio {
  const studio = new Studio({ yaw: 32, pitch: 22, at: [395, 475], zoom: 1.16, ...shot });
  const size: Vec = [330, 190, 190];
  studio.shadow(block([0, 0, 0], [330, 190, 220]));
  studio.box([0, 0, 0], size, body);
  studio.box([0, 0, 190], [340, 200, 26], body);
  for (const x of [-118, 118]) {
    studio.cylinder([x, 48, 216], [x, 48, 222], 30, x < 0 ? m.ink : m.oxblood);
    studio.cylinder([x, 48, 222], [x, 48, 250], 15, m.brightSteel);
  }
  const caps = [-75, -45, -15, 15, 45, 75].map((x): Vec => [x, -30, 216]);
  studio.stamp(caps, () => studio.cylinder([0, 0, 0], [0, 0, 5], 12, m.graphite));
  studio.tube(
    [
      [-150, -70, 220],
      [-140, -92, 244],
      [140, -92, 244],
      [150, -70, 220],
    ],
    7,
    m.graphite,
  );
  const plate = `<path fill="${label.base}" d="${rounded(26, 44, 278, 118, 8)}"/>${rect(44, 64, 120, 22, '#fbf6ec', 5)}${rect(44, 100, 84, 9, label.light, 4)}${rect(44, 118, 60, 9, label.light, 4)}<path fill="${m.brass.light}" d="M252 60l-38 50h26l-10 38 40-54h-27z"/>`;
  studio.plane([-165, -95, 190], X, down, plate);
  return studio;
}

/** A traction battery module with its bus bars. */
export function module(shot: Shot): Studio {
  const studio = new Studio({ yaw: 36, pitch: 28, at: [400, 425], zoom: 1.08, ...shot });
  const size: Vec = [420, 220, 120];
  studio.shadow(block([0, 0, 0], size));
  studio.box([0, 0, 0], size, m.steel, m.ink);
  const ribs = studio.pattern(
    26,
    120,
    '<path stroke="#2b343c" stroke-opacity=".5" stroke-width="7" d="M13 16v88"/>',
  );
  studio.plane([-210, -110, 120], X, down, `<path fill="${ribs}" d="M4 0h412v120H4z"/>`);
  const bars = Array.from({ length: 7 }, (_, i): Vec => [-168 + i * 56, 0, 120]);
  studio.stamp(
    bars.flatMap(([x, , z]): Vec[] => [
      [x, 58, z],
      [x, -58, z],
    ]),
    () => studio.box([0, 0, 0], [40, 62, 9], m.copper),
  );
  studio.stamp(
    bars.flatMap(([x, , z]): Vec[] => [
      [x, 70, z + 9],
      [x, -46, z + 9],
    ]),
    () => studio.cylinder([0, 0, 0], [0, 0, 8], 9, m.brightSteel),
  );
  studio.tube(
    [
      [190, 58, 134],
      [232, 40, 150],
      [262, 0, 90],
      [266, -60, 30],
      [262, -130, 12],
    ],
    11,
    m.ochre,
  );
  studio.tube(
    [
      [-168, -58, 134],
      [-190, -110, 150],
      [-196, -150, 70],
      [-176, -200, 12],
    ],
    11,
    m.ochre,
  );
  return studio;
}

/** Spark plugs that stand on their terminals' far end. */
export function sparkPlugs(shot: Shot): Studio {
  const studio = new Studio({ yaw: 20, pitch: 14, at: [400, 545], zoom: 1.1, ...shot });
  const places: Vec[] = [
    [-150, 60, 0],
    [0, 0, 0],
    [150, -60, 0],
  ];
  for (const p of places) studio.shadow(drum(p, 34, 400), 0.8);
  const hexagon: Point[] = ring([0, 0], 50, 6, 10);
  studio.stamp(places, () => {
    studio.tube(
      [
        [0, 0, 4],
        [26, -6, 4],
        [28, -6, 34],
      ],
      6,
      m.steel,
    );
    studio.cylinder([0, 0, 14], [0, 0, 34], 10, m.brass);
    studio.lathe(
      [0, 0, 34],
      [
        [32, 0],
        [34, 6],
        [34, 110],
      ],
      m.zinc,
    );
    const threads = Array.from({ length: 8 }, (_, i): Vec => [0, 0, 46 + i * 12]);
    studio.stamp(threads, () => studio.girth([0, 0, 0], 34, m.zinc.shade, 2.4, 0.55));
    studio.cylinder([0, 0, 144], [0, 0, 156], 46, m.brass);
    studio.extrude(hexagon, [0, 0, 156], X, Y, [0, 0, 52], m.brightSteel);
    studio.lathe(
      [0, 0, 208],
      [
        [40, 0],
        [36, 16],
        [34, 26],
        [31, 120],
        [26, 140],
      ],
      m.porcelain,
    );
    for (const z of [270, 288, 306]) studio.girth([0, 0, z], 36 - (z - 208) / 18, m.slate.base, 2, 0.55);
    studio.lathe(
      [0, 0, 348],
      [
        [14, 0],
        [14, 12],
        [19, 18],
        [19, 38],
        [13, 46],
      ],
      m.steel,
    );
  });
  return studio;
}
