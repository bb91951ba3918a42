import { ring, type Vec } from '../geometry.ts';
import { materials as m, type Material } from '../materials.ts';
import { around, bar, block, down, drum, front, X } from '../shapes.ts';
import { Studio, type Shot } from '../studio.ts';

/** A ventilated brake disc on edge. */
export function brakeDisc(shot: Shot, hat: Material, drilled: boolean): Studio {
  const studio = new Studio({ yaw: 34, pitch: 12, at: [400, 515], zoom: 1.12, ...shot });
  const radius = 190;
  const at = (y: number): Vec => [0, y, radius];
  studio.shadow(bar(at(0), radius, -24, 24));
  studio.cylinder(at(24), at(8), radius, m.steel);
  studio.cylinder(at(8), at(-8), radius - 10, m.iron);
  const vanes = ring([0, radius], radius - 6, 32).map(([x, z]): Vec => [x, 0, z]);
  studio.stamp(
    vanes.filter(([x]) => x > 20),
    () =>
      studio.tube(
        [
          [0, 8, 0],
          [0, -8, 0],
        ],
        3.4,
        m.steel,
        'butt',
      ),
  );
  studio.cylinder(at(-8), at(-24), radius, m.brightSteel);
  for (const r of [182, 172, 160, 148, 136, 124]) studio.circle(at(-24), front, r, m.steel.shade, 0.8, 0.28);
  if (drilled) {
    const holes = [170, 150, 130].flatMap((r, row) =>
      ring([0, radius], r, 12, row * 10).map(([x, z]): Vec => [x, -24, z]),
    );
    studio.stamp(holes, () => studio.hole([0, 0, 0], front, 5.5, m.iron));
  }
  studio.circle(at(-24), front, 112, m.steel.shade, 3, 0.7);
  studio.cylinder(at(-24), at(-62), 100, hat);
  studio.circle(at(-62), front, 94, hat.light, 1.4, 0.6);
  const studs = ring([0, radius], 68, 5, 18).map(([x, z]): Vec => [x, -62, z]);
  studio.stamp(studs, () => studio.hole([0, 0, 0], front, 10, hat));
  studio.hole(at(-62), front, 40, hat);
  return studio;
}

/** A pair of brake pads: friction block on a steel plate. */
export function brakePads(shot: Shot, lining: Material): Studio {
  const studio = new Studio({ yaw: 30, pitch: 24, at: [390, 440], zoom: 1.15, ...shot });
  const plate =
    'M-150 -60Q0 -128 150 -60L182 -58L182 -26L158 -20L140 52Q0 -2 -140 52L-158 -20L-182 -26L-182 -58Z';
  const block_ = 'M-128 -52Q0 -106 128 -52L116 30Q0 -18 -116 30Z';
  for (const [x, y] of [
    [-40, 110],
    [40, -70],
  ] as const) {
    studio.shadow(block([x, y + 14, 0], [290, 60, 130]), 0.8);
    const steel = studio.gradient(
      [0, 0],
      [0.4, 1],
      [
        [0, m.steel.light],
        [1, m.steel.base],
      ],
      true,
    );
    const face = studio.gradient(
      [0, 0],
      [0.5, 1],
      [
        [0, lining.light],
        [1, lining.base],
      ],
      true,
    );
    const lean: Vec = [0, -0.42, -0.91];
    const top: Vec = [x, y + 22, 52];
    studio.cutout(plate, top, X, lean, [0, -10, 4], m.steel, steel);
    studio.cutout(block_, [x, y + 12, 56], X, lean, [0, -26, 11], lining, face);
    studio.plane(
      [x, y - 14, 67],
      X,
      lean,
      `<path stroke="${lining.shade}" stroke-width="6" d="M0-78v88"/><path stroke="${lining.shade}" stroke-opacity=".3" stroke-width="2" d="M-60-66l-6 80M60-66l6 80"/>`,
    );
  }
  return studio;
}

/** The face of a five-spoke wheel, radius 130, as artwork. */
function wheelFace(studio: Studio, rim: Material): string {
  const metal = studio.gradient(
    [-130, -130],
    [130, 130],
    [
      [0, rim.light],
      [0.45, rim.base],
      [0.6, rim.light],
      [1, rim.shade],
    ],
  );
  const spoke = `<path fill="${metal}" stroke="${rim.shade}" stroke-width="1" d="M-19-26L-27-120Q0-132 27-120L19-26Z"/><path fill="${rim.shade}" opacity=".5" d="M-5-44l-5-66h20l-5 66z"/>`;
  const nuts = around(5, '<circle cy="-27" r="5" fill="#2a3138"/>', 36);
  return `<circle r="128" fill="#14191e"/><circle r="92" fill="none" stroke="#39434b" stroke-width="20"/><g>${around(5, spoke)}</g><circle r="124" fill="none" stroke="${metal}" stroke-width="13"/><circle r="131" fill="none" stroke="${rim.light}" stroke-width="2"/><circle r="40" fill="${metal}" stroke="${rim.shade}"/>${nuts}<circle r="16" fill="${m.ink.base}"/><circle r="12" fill="none" stroke="${m.brass.base}" stroke-width="2.5"/>`;
}

/** A wheel on edge, with its tyre or bare; more wheels stand behind it. */
export function wheel(
  shot: Shot,
  rim: Material,
  tyre: boolean,
  places: readonly Vec[] = [[0, 0, 0]],
): Studio {
  const studio = new Studio({ yaw: 36, pitch: 12, at: [400, 520], zoom: tyre ? 1.06 : 1.3, ...shot });
  const radius = tyre ? 195 : 138;
  const half = tyre ? 66 : 78;
  for (const [x, y] of places) studio.shadow(bar([x, y, radius], radius, -half, half));
  studio.stamp(places, () => {
    const at = (y: number): Vec => [0, y, radius];
    if (tyre) {
      studio.cylinder(at(half), at(-half + 14), radius - 4, m.rubber);
      const grooves = [-34, -12, 12, 34].map((y): Vec => at(y));
      studio.stamp(grooves, () => studio.circle([0, 0, 0], front, radius - 2, '#0b0c0d', 4, 0.7));
      studio.cylinder(at(-half + 26), at(-half + 8), radius, m.rubber);
      studio.cylinder(at(-half + 8), at(-half), radius - 10, m.rubber);
      const wall = studio.gradient(
        [0, 0],
        [1, 1],
        [
          [0, '#4d5155'],
          [0.5, '#26292c'],
          [1, '#17191b'],
        ],
        true,
      );
      studio.plane(
        at(-half),
        X,
        down,
        `<circle r="182" fill="${wall}"/><circle r="172" fill="none" stroke="#5c6165" stroke-width="1.5"/><circle r="148" fill="none" stroke="#0d0e0f" stroke-width="2"/>`,
      );
    } else {
      studio.cylinder(at(half), at(-half + 20), radius - 10, rim);
      studio.cylinder(at(-half + 20), at(-half), radius, rim);
    }
    studio.plane(at(-half), X, down, wheelFace(studio, rim));
  });
  return studio;
}

/** A suspension spring between its seats. */
export function spring(shot: Shot, wire: Material, count: 1 | 2 = 1): Studio {
  const studio = new Studio({ yaw: 30, pitch: 24, at: [400, 505], zoom: 1.1, ...shot });
  const [turns, rise, radius] = [5.5, 70, 92];
  const places: Vec[] =
    count === 1
      ? [[0, 0, 0]]
      : [
          [110, 40, 0],
          [-110, -20, 0],
        ];
  for (const p of places) studio.shadow(drum(p, radius + 12, turns * rise));
  studio.stamp(places, () => {
    const half = (index: number): Vec[] =>
      Array.from({ length: 13 }, (_, i) => {
        const angle = Math.PI * (index + i / 12) + (30 * Math.PI) / 180;
        const level = Math.min(Math.max((index + i / 12) / 2, 0), turns);
        return [radius * Math.cos(angle), radius * Math.sin(angle), 14 + level * rise];
      });
    for (const back of [0, 1]) for (let i = back; i < turns * 2 - 1; i += 2) studio.tube(half(i), 14, wire);
  });
  return studio;
}
