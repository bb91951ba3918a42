import { add, type Vec } from '../geometry.ts';
import { materials as m, type Material } from '../materials.ts';
import { block, down, rect, rounded, X } from '../shapes.ts';
import { Studio, type Shot } from '../studio.ts';

/** Tablets in foil: packs that lie across one another. */
export function blisters(shot: Shot, tablet: Material, form: 'round' | 'capsule', second?: Material): Studio {
  const studio = new Studio({ yaw: 24, pitch: 48, at: [400, 335], zoom: 1.35, wall: 'none', ...shot });
  const [w, h] = [350, 190];
  const foil = studio.gradient(
    [0, 0],
    [1, 1],
    [
      [0, '#f4f5f4'],
      [0.3, '#cdd3d5'],
      [0.5, '#eef0f0'],
      [0.75, '#bfc7ca'],
      [1, '#dfe3e4'],
    ],
    true,
  );
  const dome = studio.radial(
    [
      [0, '#ffffff', 0.95],
      [0.4, '#ffffff', 0.18],
      [1, '#3c474d', 0.25],
    ],
    'cx=".32" cy=".28" r=".8"',
  );
  const pill = studio.radial(
    [
      [0, tablet.light],
      [0.6, tablet.base],
      [1, tablet.shade],
    ],
    'cx=".4" cy=".35" r=".75"',
  );
  const half = studio.radial(
    [
      [0, (second ?? tablet).light],
      [0.6, (second ?? tablet).base],
      [1, (second ?? tablet).shade],
    ],
    'cx=".4" cy=".35" r=".75"',
  );
  const inside =
    form === 'round'
      ? `<circle r="24" fill="#8d979b" opacity=".35"/><circle r="20" fill="${pill}"/><path stroke="${tablet.shade}" stroke-opacity=".6" stroke-width="1.6" d="M-14 0h28"/><circle r="24" fill="${dome}"/>`
      : `<path d="${rounded(-17, -36, 34, 72, 17)}" fill="#8d979b" opacity=".35"/><path fill="${pill}" d="M-13 2v-17a13 13 0 0 1 26 0v17z"/><path fill="${half}" d="M-13 0v17a13 13 0 0 0 26 0v-17z"/><path d="${rounded(-17, -36, 34, 72, 17)}" fill="${dome}"/>`;
  const pocket = studio.define((id) => `<g id="${id}">${inside}</g>`);
  const pockets = [0, 1]
    .flatMap((row) =>
      Array.from({ length: form === 'round' ? 5 : 6 }, (_, i) =>
        form === 'round' ? [48 + i * 63, 56 + row * 78] : [45 + i * 52, 52 + row * 86],
      ),
    )
    .map(([x, y]) => `<use href="#${pocket}" x="${x}" y="${y}"/>`)
    .join('');
  const sheet = `<path d="${rounded(0, 0, w, h, 14)}" fill="${foil}" stroke="#ffffff" stroke-width="1.5"/><path d="M${w / 2} 8v${h - 16}M8 ${h / 2}h${w - 16}" stroke="#8f9aa0" stroke-opacity=".5" stroke-dasharray="3 4"/>${pockets}`;
  const set: [Vec, number][] = [
    [[10, 110, 4], -16],
    [[-10, -60, 16], 14],
  ];
  for (const [at, turn] of set) {
    const angle = (turn * Math.PI) / 180;
    const u: Vec = [Math.cos(angle), Math.sin(angle), 0];
    const v: Vec = [Math.sin(angle), -Math.cos(angle), 0];
    const corner: Vec = add(at, [(-u[0] * w - v[0] * h) / 2, (-u[1] * w - v[1] * h) / 2, 0]);
    const corners = [
      [0, 0],
      [w, 0],
      [w, h],
      [0, h],
    ].map(([a, b]) => add(corner, [u[0] * (a ?? 0) + v[0] * (b ?? 0), u[1] * (a ?? 0) + v[1] * (b ?? 0), 0]));
    studio.shadow(corners, 1.1);
    studio.plane(corner, u, v, sheet);
  }
  return studio;
}

/** Capsules strewn on paper. */
export function capsules(shot: Shot, one: Material, other: Material): Studio {
  const studio = new Studio({ yaw: 20, pitch: 42, at: [400, 335], zoom: 1.3, wall: 'none', ...shot });
  const set: [Vec, number][] = [
    [[-150, 170, 30], 20],
    [[80, 170, 30], -40],
    [[-200, -20, 30], -55],
    [[-20, 40, 30], 78],
    [[170, 10, 30], 12],
    [[20, -150, 30], -20],
  ];
  for (const [at, turn] of set) {
    const angle = (turn * Math.PI) / 180;
    const reach: Vec = [Math.cos(angle) * 52, Math.sin(angle) * 52, 0];
    const [a, b] = [add(at, reach), add(at, [-reach[0], -reach[1], 0])];
    studio.shadow(
      [a, b].flatMap((p) => block([p[0], p[1], 0], [40, 40, 46])),
      0.9,
    );
    studio.tube([a, at], 30, one);
    studio.tube([add(at, [reach[0] * 0.12, reach[1] * 0.12, 0]), b], 31.5, other);
  }
  return studio;
}

/** Cartons of a packed medicine, with its name side to the front. */
export function packs(shot: Shot, band: Material, motif: 'drop' | 'leaf' | 'cross'): Studio {
  const studio = new Studio({ yaw: 32, pitch: 16, at: [395, 520], zoom: 1.1, ...shot });
  const art = {
    drop: `<path fill="${band.base}" d="M105 150q34 44 34 66a34 34 0 0 1-68 0q0-22 34-66z"/><path fill="#fff" opacity=".5" d="M92 216q0-16 12-30-2 22 4 44-16-2-16-14z"/>`,
    leaf: `<path fill="${band.base}" d="M60 236q0-70 92-82q4 84-64 88q20-34 42-54q-40 18-56 60z"/>`,
    cross: `<path fill="${band.base}" d="M86 150h38v30h30v38h-30v30H86v-30H56v-38h30z"/>`,
  }[motif];
  const facing = (name: number) =>
    rect(0, 0, 210, 84, band.base) +
    rect(22, 26, name, 16, '#ffffff', 6) +
    rect(22, 52, 84, 9, band.light, 4) +
    art +
    rect(22, 262, 120, 8, '#b5b0a3', 4) +
    rect(22, 278, 80, 8, '#d2cdc0', 4);
  const size: Vec = [210, 100, 300];
  for (const [base, name] of [
    [[-90, 90, 0], 130],
    [[80, -60, 0], 150],
  ] as const) {
    studio.shadow(block(base, size));
    studio.box(base, size, m.white);
    studio.plane(add(base, [-105, -50, 300]), X, down, facing(name));
    studio.plane(
      add(base, [105, -50, 300]),
      [0, 1, 0],
      down,
      `<path fill="${band.shade}" d="M0 0h100v84H0z"/>${rect(20, 110, 60, 6, '#c3beb1', 3)}${rect(20, 126, 44, 6, '#c3beb1', 3)}<path stroke="#4a4a46" stroke-width="26" stroke-dasharray="2 3 4 2 1 3" d="M20 250h60"/>`,
    );
  }
  return studio;
}
