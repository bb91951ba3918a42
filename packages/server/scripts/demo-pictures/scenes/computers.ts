import type { Vec } from '../geometry.ts';
import { materials as m, type Material } from '../materials.ts';
import { block, down, drum, front, rect, rounded, X, Y, Z } from '../shapes.ts';
import { Studio, type Shot } from '../studio.ts';

const brass = '#d8b878';

/** What a screen shows: the lines and bars of a business program, 320 by 200. */
export const screens = {
  chart: (paper: string, ink: string, accent: string) =>
    rect(0, 0, 320, 200, paper) +
    rect(0, 0, 58, 200, ink) +
    [30, 56, 82, 108].map((y, i) => rect(14, y, 30, 6, i === 1 ? accent : '#75818b', 3)).join('') +
    [0, 1, 2]
      .map(
        (i) =>
          rect(74 + i * 80, 18, 70, 42, '#ffffff', 5) +
          rect(82 + i * 80, 28, 26, 5, '#a9afb2', 2) +
          rect(82 + i * 80, 40, 44, 9, i === 1 ? accent : ink, 3),
      )
      .join('') +
    rect(74, 72, 230, 112, '#ffffff', 5) +
    `<path fill="${accent}" opacity=".22" d="M86 170l30-26 34 12 38-44 36 16 36-34 32 10v66z"/><path fill="none" stroke="${accent}" stroke-width="4" stroke-linejoin="round" d="M86 170l30-26 34 12 38-44 36 16 36-34 32 10"/>`,
  table: (paper: string, ink: string, accent: string) =>
    rect(0, 0, 320, 200, paper) +
    rect(0, 0, 320, 28, ink) +
    rect(14, 10, 60, 8, accent, 4) +
    rect(14, 42, 292, 144, '#ffffff', 5) +
    Array.from({ length: 6 }, (_, i) => {
      const y = 54 + i * 21;
      return (
        rect(26, y, 62 - ((i * 13) % 24), 7, '#7d868c', 3) +
        rect(116, y, 46, 7, '#c3c8ca', 3) +
        rect(192, y, 30, 7, '#c3c8ca', 3) +
        rect(256, y - 3, 38, 13, i % 3 === 1 ? accent : '#b9cbb4', 6)
      );
    }).join(''),
  rings: (paper: string, ink: string, accent: string) =>
    rect(0, 0, 320, 200, paper) +
    `<g fill="none" stroke-width="15"><circle cx="92" cy="100" r="56" stroke="#dcdcd6"/><path stroke="${accent}" d="M92 44a56 56 0 1 1-53 74"/><circle cx="92" cy="100" r="32" stroke="#dcdcd6"/><path stroke="${ink}" d="M92 68a32 32 0 0 1 8 63"/></g>` +
    [0, 1, 2, 3]
      .map(
        (i) =>
          rect(180, 40 + i * 34, 120, 24, '#ffffff', 5) +
          rect(188, 49 + i * 34, 70 - i * 12, 6, i % 2 ? accent : ink, 3),
      )
      .join(''),
  bars: (paper: string, ink: string, accent: string) =>
    rect(0, 0, 320, 200, paper) +
    rect(16, 16, 90, 10, ink, 5) +
    rect(16, 32, 56, 6, '#a9afb2', 3) +
    rect(16, 50, 288, 134, '#ffffff', 5) +
    [52, 78, 40, 96, 70, 110, 88, 60]
      .map((h, i) => rect(34 + i * 33, 172 - h, 18, h, i === 5 ? accent : ink, 3))
      .join(''),
};

/** A lit 16:10 screen on a plane, `width` wide. */
function screen(studio: Studio, corner: Vec, u: Vec, v: Vec, width: number, art: string): void {
  const glare = studio.gradient(
    [0, 0],
    [1, 1],
    [
      [0, '#ffffff', 0.28],
      [0.45, '#ffffff', 0.05],
      [0.46, '#ffffff', 0],
      [1, '#ffffff', 0],
    ],
    true,
  );
  studio.plane(
    corner,
    u,
    v,
    `<g transform="scale(${Math.round((width / 320) * 1000) / 1000})">${art}${rect(0, 0, 320, 200, glare)}</g>`,
  );
}

export function laptop(shot: Shot, body: Material, art: string): Studio {
  const studio = new Studio({ yaw: 26, pitch: 26, at: [390, 455], zoom: 1.15, ...shot });
  studio.shadow(block([0, 0, 0], [340, 230, 12]));
  const lean = 0.34;
  const height = 222;
  const lid: Vec = [0, lean, 1];
  const back: Vec[] = [
    [-170, 112, 12],
    [170, 112, 12],
    [170, 112 + height * lean, height + 12],
    [-170, 112 + height * lean, height + 12],
  ];
  studio.extrude(
    [
      [0, 12],
      [lean * height, 12 + height],
      [lean * height + 9, 12 + height - 1],
      [9, 12],
    ],
    [-170, 112, 0],
    Y,
    Z,
    [340, 0, 0],
    body,
  );
  studio.face(back, [0, -0.94, 0.34], m.graphite);
  screen(studio, [-160, 112 + (height - 9) * lean, 12 + height - 9], X, [0, -lid[1], -1], 320, art);
  studio.box([0, 0, 0], [340, 230, 12], body);
  const keys = studio.pattern(22, 22, rect(1.5, 1.5, 19, 19, '#242a30', 3));
  studio.plane(
    [-170, 115, 12],
    X,
    front,
    `<path fill="${keys}" d="M22 22h286v88H22z"/>${rect(115, 126, 110, 78, '#000000', 5).replace('/>', ' opacity=".1"/>')}`,
  );
  return studio;
}

export function monitor(shot: Shot, art: string, desktop: boolean): Studio {
  const studio = new Studio({ yaw: 24, pitch: 12, at: [desktop ? 360 : 400, 520], zoom: 1.12, ...shot });
  studio.shadow(drum([0, 20, 0], 80, 8));
  studio.cylinder([0, 20, 0], [0, 20, 9], 84, m.graphite);
  studio.box([0, 30, 9], [44, 12, 110], m.graphite);
  studio.box([0, 0, 96], [400, 16, 258], m.graphite);
  screen(studio, [-192, -8, 346], X, down, 384, art);
  if (desktop) {
    studio.shadow(block([265, -30, 0], [84, 150, 190]));
    studio.box([265, -30, 0], [84, 150, 190], m.ink);
    const slats = Array.from(
      { length: 9 },
      (_, i) => `<path stroke="#0a0e12" stroke-width="4" stroke-linecap="round" d="M14 ${80 + i * 11}h56"/>`,
    ).join('');
    studio.plane(
      [223, -105, 190],
      X,
      down,
      slats + `<circle cx="42" cy="30" r="9" fill="none" stroke="${brass}" stroke-width="3"/>`,
    );
  }
  return studio;
}

/** Slabs that stand free on the paper and show a service at work. */
export function panels(shot: Shot, arts: readonly string[]): Studio {
  const studio = new Studio({ yaw: 30, pitch: 14, at: [380, 500], zoom: 1.1, ...shot });
  const places = [
    [-60, 110, 0, 1.3],
    [150, -100, 0, 0.72],
  ] as const;
  arts.forEach((art, i) => {
    const [x, y, z, size] = places[i] ?? [0, 0, 0, 1];
    const [w, h] = [336 * size, 216 * size];
    studio.shadow(block([x, y + 6, z], [w, 14, h]), 0.9);
    studio.cutout(
      rounded(0, 0, w, h, 12),
      [x - w / 2, y + 12, z + h],
      X,
      down,
      [0, -14, 0],
      m.linen,
      '#fdfaf3',
    );
    screen(studio, [x - 160 * size, y - 2, z + h - 8 * size], X, down, 320 * size, art);
  });
  return studio;
}

/** A handheld scanner in its cradle. */
export function scanner(shot: Shot, body: Material): Studio {
  const studio = new Studio({ yaw: 38, pitch: 14, at: [400, 520], zoom: 1.15, ...shot });
  studio.shadow(drum([0, 0, 0], 100, 20));
  studio.lathe(
    [0, 0, 0],
    [
      [105, 0],
      [105, 10],
      [96, 24],
      [40, 34],
    ],
    m.graphite,
  );
  studio.tube(
    [
      [0, 10, 30],
      [0, 2, 130],
      [0, -10, 230],
    ],
    34,
    m.graphite,
  );
  studio.extrude(
    [
      [-105, 0],
      [60, 0],
      [95, 40],
      [80, 84],
      [-40, 100],
      [-112, 76],
    ],
    [-55, 0, 230],
    Y,
    Z,
    [110, 0, 0],
    body,
  );
  studio.face(
    [
      [-46, -106, 240],
      [46, -106, 240],
      [46, -111, 300],
      [-46, -111, 300],
    ],
    [0, -1, 0.05],
    m.ink,
  );
  studio.plane([-40, -112, 274], X, down, '<path stroke="#e0523f" stroke-width="4" d="M4 0h72"/>');
  studio.tube(
    [
      [0, -22, 206],
      [0, -44, 214],
      [0, -40, 180],
    ],
    8,
    m.brass,
  );
  return studio;
}
