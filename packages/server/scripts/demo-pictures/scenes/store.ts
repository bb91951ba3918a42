import type { Vec } from '../geometry.ts';
import { materials as m, type Material } from '../materials.ts';
import { block, down, rect, X, Y, Z } from '../shapes.ts';
import { Studio, type Shot } from '../studio.ts';

/** A till with a touch screen, a card reader and a cash drawer. */
export function till(shot: Shot, body: Material, art: string): Studio {
  const studio = new Studio({ yaw: 30, pitch: 20, at: [385, 500], zoom: 1.12, ...shot });
  studio.shadow(block([0, 0, 0], [330, 260, 74]));
  studio.box([0, 0, 0], [330, 260, 74], body);
  studio.plane(
    [-165, -130, 74],
    X,
    down,
    `<path fill="none" stroke="#0b1015" stroke-width="3" d="M12 12h306v50H12z"/><circle cx="165" cy="37" r="9" fill="${m.brass.base}"/>`,
  );
  studio.box([0, 40, 74], [150, 110, 14], m.graphite);
  studio.box([0, 56, 88], [40, 26, 70], m.graphite);
  const [lean, height] = [0.34, 210];
  const back: Vec = [-160, 20 + height * lean, 106 + height];
  studio.extrude(
    [
      [20, 106],
      [20 + height * lean, 106 + height],
      [40 + height * lean, 104 + height],
      [40, 100],
    ],
    [-160, 0, 0],
    Y,
    Z,
    [320, 0, 0],
    m.graphite,
  );
  studio.plane(back, X, [0, -lean, -1], `<g transform="translate(10 10) scale(.9375 .95)">${art}</g>`);
  const pad: Vec = [225, -60, 0];
  studio.shadow(block(pad, [84, 140, 40]), 0.9);
  studio.extrude(
    [
      [-70, 0],
      [70, 0],
      [70, 52],
      [-70, 22],
    ],
    [183, -60, 0],
    Y,
    Z,
    [84, 0, 0],
    m.ink,
  );
  const keys = [0, 1, 2]
    .flatMap((row) =>
      [0, 1, 2].map((column) =>
        rect(
          14 + column * 20,
          66 + row * 19,
          16,
          13,
          row === 2 ? (['#7f2c2c', '#cf9f44', '#8b9b84'][column] ?? '') : '#55626d',
          3,
        ),
      ),
    )
    .join('');
  studio.plane([183, 10, 52], X, [0, -1, -0.214], rect(12, 12, 60, 42, '#b9cbb4', 4) + keys);
  return studio;
}

/** Goods on a shelf, each sort in a row of its own: cartons, then tins. */
function goods(studio: Studio, z: number, from: number, to: number, carton: Material, tin: Material): void {
  const [w, gap] = [34, 5];
  const half = (to - from) / 2;
  const count = Math.floor(half / (w + gap));
  const row = (start: number): Vec[] =>
    Array.from({ length: count }, (_, i) => [start + w / 2 + i * (w + gap), 0, z]);
  studio.stamp(row(from), () => studio.box([0, 0, 0], [w, 50, 76], carton));
  studio.stamp(row(from + half), () => {
    studio.cylinder([0, 0, 0], [0, 0, 62], w / 2, tin);
    studio.cylinder([0, 0, 62], [0, 0, 68], w / 2 - 2, m.brass);
  });
}

/** Shelving: gondola in steel or a stand in timber. */
export function shelving(shot: Shot, frame: Material, shelf: Material, panel: Material | undefined): Studio {
  const studio = new Studio({ yaw: 28, pitch: 12, at: [400, 540], zoom: 1.06, ...shot });
  const [w, d, h] = [340, 100, 440];
  const levels = [18, 134, 250, 360];
  studio.shadow(block([0, 0, 0], [w, d, h]));
  const palette = [m.slate, m.paper, m.oxblood, m.clay, m.sage, m.ochre];
  if (panel) studio.box([0, d / 2, 0], [w, 8, h], panel);
  for (const x of [-w / 2, w / 2]) studio.box([x, d / 2 - 6, 0], [12, 12, h], frame);
  levels.forEach((z, level) => {
    studio.box([0, 0, z], [w, d, 12], shelf);
    if (level < 3)
      goods(
        studio,
        z + 12,
        18 - w / 2,
        w / 2 - 12,
        palette[level * 2] ?? m.paper,
        palette[level * 2 + 1] ?? m.paper,
      );
    studio.plane(
      [-w / 2, -d / 2, z + 12],
      X,
      down,
      `<path fill="${m.brass.base}" opacity=".85" d="M0 1h${w}v5H0z"/>`,
    );
  });
  if (!panel) for (const x of [-w / 2, w / 2]) studio.box([x, 6 - d / 2, 0], [12, 12, h], frame);
  return studio;
}
