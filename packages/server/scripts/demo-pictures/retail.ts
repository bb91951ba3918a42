import { add, ring, type Point, type Vec } from './geometry.ts';
import { materials as m, mix, type Material } from './materials.ts';
import type { Stop } from './canvas.ts';
import { bar, block, down, drum, front, rect, X, Y, Z } from './shapes.ts';
import { Studio, type Shot } from './studio.ts';

/** Shipping cartons: two below, one on top. */
export function cartons(shot: Shot, tape: Material, print: Material): Studio {
  const studio = new Studio({ yaw: 33, pitch: 22, at: [390, 455], zoom: 1.08, ...shot });
  const set: [Vec, Vec][] = [
    [[-70, 110, 0], [250, 190, 150]],
    [[90, -110, 0], [210, 170, 130]],
    [[-60, 100, 150], [190, 150, 120]],
  ];
  for (const [base, size] of set) {
    studio.shadow(block(base, size), base[2] > 0 ? 0.6 : 1, base[2]);
    studio.box(base, size, m.kraft);
    const [w, d, h] = size;
    const corner = add(base, [-w / 2, -d / 2, h]);
    studio.plane(corner, X, down, `<path fill="${tape.base}" opacity=".85" d="M${w / 2 - 15} 0h30v${h * 0.34}h-30z"/>` + rect(18, h - 44, 46, 26, m.paper.light, 2) + `<path fill="none" stroke="${print.base}" stroke-width="4" opacity=".75" d="M${w - 60} ${h - 20}v-24m-7 8l7-9 7 9m12 16v-24m-7 8l7-9 7 9M${w - 74} ${h - 14}h48"/>`);
    studio.plane(add(corner, [0, d, 0]), X, front, `<path fill="${tape.light}" opacity=".8" d="M${w / 2 - 15} 0h30v${d}h-30z"/><path stroke="${m.kraft.shade}" stroke-opacity=".6" d="M${w / 2} 0v${d}"/>`);
  }
  return studio;
}

/** Carrier bags with rope or paper handles. */
export function bags(shot: Shot, set: readonly { at: Vec; size: Vec; body: Material; handle: Material; mark: string }[]): Studio {
  const studio = new Studio({ yaw: 30, pitch: 14, at: [400, 520], zoom: 1.1, ...shot });
  for (const { at, size, body, handle, mark } of set) {
    const [w, d, h] = size;
    const lip = 1.04;
    const corner = (x: number, y: number, z: number): Vec => add(at, [(x * w * (z ? lip : 1)) / 2, (y * d) / 2, z * h]);
    studio.shadow(block(at, size));
    const loop = (y: number): Vec[] => Array.from({ length: 13 }, (_, i) => [at[0] + (0.22 - (i / 12) * 0.44) * w, at[1] + y, at[2] + h - 16 + 92 * Math.sin((Math.PI * i) / 12) ** 0.7]);
    studio.face([corner(-1, -1, 1), corner(1, -1, 1), corner(1, 1, 1), corner(-1, 1, 1)], [0, 0, 1], { ...body, light: body.shade, base: body.shade, shade: '#1d140b', gloss: 0 });
    studio.tube(loop(d / 2 - 3), 4.5, handle);
    studio.face([corner(-1, -1, 0), corner(1, -1, 0), corner(1, -1, 1), corner(-1, -1, 1)], [0, -1, 0], body);
    studio.face([corner(1, -1, 0), corner(1, 0, 0), corner(1, -0.25, 1), corner(1, -1, 1)], [0.96, -0.28, 0], body);
    studio.face([corner(1, 0, 0), corner(1, 1, 0), corner(1, 1, 1), corner(1, -0.25, 1)], [0.96, 0.28, 0], body);
    studio.plane([at[0] - w / 2, at[1] - d / 2, at[2] + h], X, down, `<g transform="translate(${w / 2} ${h * 0.56})">${mark}</g>`);
    studio.tube(loop(-d / 2 - 2), 4.5, handle);
  }
  return studio;
}

export const marks = {
  diamond: (color: string) => `<path fill="${color}" d="M0-44L34 0 0 44-34 0z"/><path fill="none" stroke="${color}" stroke-width="3" d="M0-60L47 0 0 60-47 0z"/>`,
  sun: (color: string) => `<circle r="24" fill="${color}"/><circle r="46" fill="none" stroke="${color}" stroke-width="9" stroke-dasharray="5 13.1"/>`,
  leaf: (color: string) => `<path fill="${color}" d="M-4 50C-52 20-40-34 0-58c40 24 52 78 4 108l0-70-4 0z"/>`,
  bands: (color: string) => `<path stroke="${color}" stroke-width="11" d="M-70-30H70M-70 0H70M-70 30H70"/>`,
};

/** A till with a touch screen, a card reader and a cash drawer. */
export function till(shot: Shot, body: Material, art: string): Studio {
  const studio = new Studio({ yaw: 30, pitch: 20, at: [385, 500], zoom: 1.12, ...shot });
  studio.shadow(block([0, 0, 0], [330, 260, 74]));
  studio.box([0, 0, 0], [330, 260, 74], body);
  studio.plane([-165, -130, 74], X, down, `<path fill="none" stroke="#0b1015" stroke-width="3" d="M12 12h306v50H12z"/><circle cx="165" cy="37" r="9" fill="${m.brass.base}"/>`);
  studio.box([0, 40, 74], [150, 110, 14], m.graphite);
  studio.box([0, 56, 88], [40, 26, 70], m.graphite);
  const [lean, height] = [0.34, 210];
  const back: Vec = [-160, 20 + height * lean, 106 + height];
  studio.extrude([[20, 106], [20 + height * lean, 106 + height], [40 + height * lean, 104 + height], [40, 100]], [-160, 0, 0], Y, Z, [320, 0, 0], m.graphite);
  studio.plane(back, X, [0, -lean, -1], `<g transform="translate(10 10) scale(.9375 .95)">${art}</g>`);
  const pad: Vec = [225, -60, 0];
  studio.shadow(block(pad, [84, 140, 40]), 0.9);
  studio.extrude([[-70, 0], [70, 0], [70, 52], [-70, 22]], [183, -60, 0], Y, Z, [84, 0, 0], m.ink);
  const keys = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => rect(14 + column * 20, 66 + row * 19, 16, 13, row === 2 ? (['#7f2c2c', '#cf9f44', '#8b9b84'][column] ?? '') : '#55626d', 3))).join('');
  studio.plane([183, 10, 52], X, [0, -1, -0.214], rect(12, 12, 60, 42, '#b9cbb4', 4) + keys);
  return studio;
}

/** Goods on a shelf, each sort in a row of its own: cartons, then tins. */
function goods(studio: Studio, z: number, from: number, to: number, carton: Material, tin: Material): void {
  const [w, gap] = [34, 5];
  const half = (to - from) / 2;
  const count = Math.floor(half / (w + gap));
  const row = (start: number): Vec[] => Array.from({ length: count }, (_, i) => [start + w / 2 + i * (w + gap), 0, z]);
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
    if (level < 3) goods(studio, z + 12, 18 - w / 2, w / 2 - 12, palette[level * 2] ?? m.paper, palette[level * 2 + 1] ?? m.paper);
    studio.plane([-w / 2, -d / 2, z + 12], X, down, `<path fill="${m.brass.base}" opacity=".85" d="M0 1h${w}v5H0z"/>`);
  });
  if (!panel) for (const x of [-w / 2, w / 2]) studio.box([x, 6 - d / 2, 0], [12, 12, h], frame);
  return studio;
}

/** Paper rolls for receipts. */
export function rolls(shot: Shot, core: Material): Studio {
  const studio = new Studio({ yaw: 26, pitch: 28, at: [400, 450], zoom: 1.2, ...shot });
  const places: Vec[] = [[-120, 90, 0], [30, 60, 0], [-60, -70, 0], [100, -90, 0], [-30, 10, 110]];
  const low = places.slice(0, 4);
  for (const p of low) studio.shadow(drum(p, 70, 108));
  studio.stamp(places, () => {
    studio.cylinder([0, 0, 0], [0, 0, 108], 70, m.white);
    for (const r of [30, 38, 46, 54, 62]) studio.circle([0, 0, 108], Z, r, m.white.shade, 0.8, 0.6);
    studio.disc([0, 0, 108], Z, 25, core);
    studio.hole([0, 0, 108], Z, 20, m.walnut);
  });
  return studio;
}

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
    studio.plane([x + w, shift, z + t], Y, down, `<path fill="none" stroke="${cloth.shade}" stroke-opacity=".55" stroke-width="1.6" d="${seams}"/>`);
    studio.plane([x, shift - d / 2, z + t / 2 + 6], X, down, `<path stroke="${mix(cloth.light, '#ffffff', 0.4)}" stroke-width="2.4" stroke-dasharray="6 5" d="M0 0h${w}"/>`);
  });
  return studio;
}

/** Bolts of fabric, laid on one another. */
export function bolts(shot: Shot, cloths: readonly [Material, Material, Material, Material, Material, Material]): Studio {
  const studio = new Studio({ yaw: 36, pitch: 20, at: [405, 450], zoom: 1.1, ...shot });
  const [r, half] = [60, 200];
  const places: Vec[] = [[-124, 0, r], [0, 0, r], [124, 0, r], [-62, 0, r * 2.74], [62, 0, r * 2.74], [0, 0, r * 4.48]];
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

const glass: readonly Stop[] = [[0, '#7f959b', 0.6], [0.07, '#ffffff', 0.5], [0.2, '#ffffff', 0.6], [0.28, '#e4eceb', 0.1], [0.75, '#dfe8e8', 0.08], [0.9, '#ffffff', 0.4], [1, '#718890', 0.6]];

/** Storage jars with their fill and lids. */
export function jars(shot: Shot, lid: Material, fills: readonly [Material, Material, Material]): Studio {
  const studio = new Studio({ yaw: 22, pitch: 16, at: [400, 505], zoom: 1.12, ...shot });
  const set: [Vec, number, number][] = [[[-130, 90, 0], 270, 0.72], [[40, 40, 0], 200, 0.62], [[150, -90, 0], 140, 0.8]];
  set.forEach(([at, h, share], i) => {
    const fill = fills[i] ?? m.oak;
    const r = 80;
    studio.shadow(drum(at, r, h), 0.85);
    studio.lathe(add(at, [0, 0, 5]), [[68, 0], [74, 0, 'c'], [74, 8], [74, h * share]], { ...fill, gloss: 0 });
    const grain = studio.pattern(17, 13, `<circle cx="3" cy="3" r="2.4" fill="${fill.light}"/><circle cx="10" cy="9" r="2" fill="${fill.shade}"/><circle cx="14" cy="2" r="1.600" fill="${fill.shade}"/>`);
    const [x, y] = studio.project(at);
    const z = studio.camera.zoom;
    studio.draw(`<path fill="${grain}" opacity=".55" d="M${Math.round(x - 73 * z)} ${Math.round(y - 8)}V${Math.round(y - h * share * z)}h${Math.round(146 * z)}V${Math.round(y - 8)}q${Math.round(-73 * z)} 44 ${Math.round(-146 * z)} 0z"/>`);
    studio.lathe(at, [[72, 0], [r, 0, 'c'], [r, 10], [r, h - 26], [r, h - 8, 'c'], [66, h]], glass);
    studio.lathe(add(at, [0, 0, h]), [[72, 0], [72, 30], [72, 34, 'c'], [68, 34]], lid);
    studio.cylinder(add(at, [0, 0, h + 34]), add(at, [0, 0, h + 48]), 14, lid);
  });
  return studio;
}

/** Stoneware mugs with a glaze above the bare foot. */
export function mugs(shot: Shot, glazes: readonly [Material, Material]): Studio {
  const studio = new Studio({ yaw: 24, pitch: 22, at: [395, 485], zoom: 1.2, ...shot });
  const places: Vec[] = [[-90, 70, 0], [80, -50, 0]];
  places.forEach((at, i) => {
    const glaze = glazes[i] ?? glazes[0];
    studio.shadow(drum(at, 84, 180));
    const handle = Array.from({ length: 13 }, (_, k): Vec => {
      const angle = -Math.PI / 2 + (Math.PI * k) / 12;
      return add(at, [78 + 54 * Math.cos(angle), -20 - 10 * Math.cos(angle), 100 + 52 * Math.sin(angle)]);
    });
    studio.tube(handle, 10, glaze);
    studio.lathe(at, [[70, 0], [80, 0, 'c'], [82, 12], [84, 40]], m.linen);
    studio.lathe(add(at, [0, 0, 36]), [[84, 0], [86, 60], [86, 138]], { ...glaze, gloss: 0.5 });
    studio.disc(add(at, [0, 0, 174]), Z, 86, { ...glaze, base: glaze.light });
    studio.hole(add(at, [0, 0, 174]), Z, 79, { ...m.linen, shade: '#6d604b' });
    studio.disc(add(at, [0, 0, 152]), Z, 70, m.walnut);
    studio.girth(add(at, [0, 0, 37]), 84, glaze.shade, 2, 0.5);
  });
  return studio;
}

/** A café chair: bent timber on four legs. */
export function chair(shot: Shot, timber: Material, seat: Material): Studio {
  const studio = new Studio({ yaw: 34, pitch: 18, at: [400, 530], zoom: 1.06, ...shot });
  const leg = (x: number, y: number, tilt: number): Vec[] => [[x * (1 + tilt), y * (1 + tilt), 0], [x, y, 214]];
  studio.shadow([...drum([0, 0, 200], 105, 20), ...leg(90, 90, 0.18), ...leg(-90, -90, 0.18)], 0.8);
  for (const [x, y] of [[-82, 82], [82, 82], [-82, -82], [82, -82]] as const) studio.shadow(drum([x * 1.18, y * 1.18, 0], 12, 10), 0.7);
  const bow = Array.from({ length: 21 }, (_, i): Vec => {
    const angle = Math.PI * (i / 20);
    return [104 * Math.cos(angle), 76 + 34 * Math.sin(angle), 222 + 218 * Math.sin(angle) ** 0.62];
  });
  for (const side of [-1, 1]) studio.tube(leg(side * 82, 84, 0.18), 9.5, timber);
  studio.tube([[-88, 92, 90], [88, 92, 90]], 6.5, timber);
  for (const x of [-44, 0, 44]) studio.tube([[x, 84, 222], [x * 1.05, 106, 418 - Math.abs(x) * 0.45]], 6, timber);
  studio.tube(bow, 10, timber);
  studio.tube([[-90, -88, 90], [-90, 92, 90]], 6.5, timber);
  studio.tube([[90, -88, 90], [90, 92, 90]], 6.5, timber);
  for (const side of [-1, 1]) studio.tube(leg(side * 82, -82, 0.18), 9.5, timber);
  studio.cylinder([0, 0, 206], [0, 0, 226], 122, timber);
  studio.cylinder([0, 0, 226], [0, 0, 238], 112, seat);
  studio.circle([0, 0, 238], Z, 98, seat.light, 1.4, 0.5);
  return studio;
}

/** Stools: a round seat on four legs; `stacked` sets one on another. */
export function stools(shot: Shot, timber: Material, seat: Material, count: 1 | 2 = 1): Studio {
  const studio = new Studio({ yaw: 30, pitch: 18, at: [400, 520], zoom: 1.15, ...shot });
  const places: Vec[] = count === 1 ? [[0, 0, 0]] : [[-110, 90, 0], [105, -60, 0]];
  for (const p of places) {
    studio.shadow([...drum(add(p, [0, 0, 230]), 96, 20), ...drum(p, 90, 10)], 0.75);
  }
  studio.stamp(places, () => {
    const leg = (turn: number): [Vec, Vec, Vec] => {
      const [a, b] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      return [[a * 104, b * 104, 0], [a * 88, b * 88, 100], [a * 66, b * 66, 250]];
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
  studio.lathe([0, 0, 0], [[116, 0], [116, 8], [60, 22, 'c'], [20, 34]], foot);
  studio.lathe([0, 0, 30], [[20, 0], [15, 60], [15, 200], [40, 240]], foot);
  studio.cylinder([0, 0, 268], [0, 0, 292], 205, top);
  studio.circle([0, 0, 292], Z, 190, top.light, 1.4, 0.5);
  for (const r of [40, 80, 120, 160]) studio.circle([0, 0, 292], Z, r, top.shade, 0.8, 0.18);
  studio.lathe([-60, 30, 292], [[16, 0], [34, 10, 'c'], [30, 44], [16, 62, 'c'], [18, 84]], m.porcelain);
  studio.tube([[-60, 30, 372], [-70, 24, 420], [-96, 20, 452]], 2.4, m.sage);
  studio.tube([[-60, 30, 372], [-50, 30, 430], [-34, 36, 460]], 2.4, m.sage);
  return studio;
}

