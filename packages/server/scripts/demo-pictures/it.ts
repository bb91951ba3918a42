import type { Vec } from './geometry.ts';
import { materials as m, type Material } from './materials.ts';
import { block, circlePath, down, drum, front, rect, rounded, X, Y, Z } from './shapes.ts';
import { Studio, type Shot } from './studio.ts';

const ledGreen = '#8fd19e';
const brass = '#d8b878';

/** One rack unit of front panel, 190 wide: a server, a switch or a blank. */
function unit(kind: 'server' | 'switch' | 'blank', y: number, height: number): string {
  const plate = rect(8, y, 174, height - 2, kind === 'blank' ? '#222b34' : '#313d48', 2);
  const middle = y + height / 2 - 1;
  const lights = `<circle cx="172" cy="${middle}" r="1.8" fill="${ledGreen}"/><circle cx="166" cy="${middle}" r="1.8" fill="${brass}"/>`;
  if (kind === 'server') {
    const bays = Array.from({ length: 6 }, (_, i) => rect(14 + i * 23, y + 3, 20, height - 8, '#46535f', 1)).join('');
    return plate + bays + lights;
  }
  const ports = `<path stroke="#0d1217" stroke-width="${height - 10}" stroke-dasharray="7 2.5" d="M16 ${middle}h130"/>`;
  return kind === 'switch' ? plate + ports + lights : plate;
}

/** A tall cabinet with its door off. */
export function rack(shot: Shot): Studio {
  const studio = new Studio({ yaw: 34, pitch: 14, at: [400, 545], zoom: 1.02, ...shot });
  const size: Vec = [200, 190, 470];
  studio.shadow(block([0, 0, 0], size));
  studio.box([0, 0, 0], size, m.ink);
  const kinds = ['switch', 'switch', 'blank', 'server', 'server', 'server', 'blank', 'server', 'server', 'blank', 'blank'] as const;
  const units = kinds.map((kind, i) => unit(kind, 14 + i * 39, 38)).join('');
  studio.plane([-95, -95, 460], X, down, rect(2, 4, 186, 446, '#0f151b', 3) + units);
  const vents = studio.pattern(12, 12, '<path stroke="#0b1015" stroke-width="4" stroke-linecap="round" d="M6 3v6"/>');
  studio.plane([100, -75, 440], Y, down, `<path fill="${vents}" opacity=".7" d="M0 0h150v120h-150z"/>`);
  return studio;
}

/** A shallow rack-mount box: `bays` for a server, ports for a switch. */
export function rackUnit(shot: Shot, body: Material, kind: 'server' | 'switch', count = 1): Studio {
  const studio = new Studio({ yaw: 28, pitch: 26, at: [400, 440], zoom: 1.08, ...shot });
  const height = kind === 'server' ? 78 : 46;
  const size: Vec = [440, 260, height];
  studio.shadow(block([0, 0, 0], [440, 260, height * count]));
  const slot = (x: number, y: number, w: number, h: number) => rect(x, y, w, h, '#10161c', 2);
  const art =
    kind === 'server'
      ? Array.from({ length: 8 }, (_, i) => {
          const [x, y] = [44 + (i % 4) * 92, 9 + Math.floor(i / 4) * 31];
          return rect(x, y, 86, 27, '#3a4651', 2) + rect(x + 4, y + 9, 60, 9, '#212a32', 2) + `<circle cx="${x + 76}" cy="${y + 13}" r="3" fill="${i % 3 ? ledGreen : brass}"/>`;
        }).join('')
      : Array.from({ length: 12 }, (_, i) => slot(52 + i * 25 + Math.floor(i / 6) * 8, 8, 20, 13) + slot(52 + i * 25 + Math.floor(i / 6) * 8, 25, 20, 13)).join('') +
        slot(378, 10, 22, 26) + `<circle cx="36" cy="15" r="3" fill="${ledGreen}"/><circle cx="36" cy="29" r="3" fill="${brass}"/>`;
  const ears = [6, 416].map((x) => rect(x, 6, 18, height - 12, '#9aa4aa', 3) + `<circle cx="${x + 9}" cy="${height / 2}" r="4" fill="#2a323a"/>`).join('');
  studio.stamp(Array.from({ length: count }, (_, i): Vec => [0, 0, i * height]), () => {
    studio.box([0, 0, 0], [size[0], size[1], height - 2], body);
    studio.plane([-220, -130, height - 2], X, down, art + ears);
  });
  const grill = studio.pattern(16, 10, '<path stroke="#0b1015" stroke-opacity=".55" stroke-width="2.4" stroke-linecap="round" d="M3 5h10"/>');
  studio.plane([-150, 90, height * count - 2], X, front, `<path fill="${grill}" d="M0 0h304v70h-304z"/>`);
  return studio;
}

/** A desktop router with four aerials. */
export function router(shot: Shot, body: Material): Studio {
  const studio = new Studio({ yaw: 24, pitch: 26, at: [400, 460], zoom: 1.12, ...shot });
  studio.shadow(block([0, 0, 0], [330, 210, 44]));
  for (const x of [-130, -45, 45, 130]) {
    studio.tube([[x, 96, 30], [x, 96, 66]], 10, m.graphite);
    studio.tube([[x, 96, 66], [x * 1.12, 100, 250]], 7.5, body);
  }
  studio.extrude([[-165, 0], [165, 0], [165, 26], [150, 44], [-150, 44], [-165, 26]], [0, -105, 0], X, Z, [0, 210, 0], body);
  const lights = Array.from({ length: 6 }, (_, i) => `<circle cx="${104 + i * 24}" cy="13" r="3.4" fill="${i === 4 ? brass : ledGreen}"/>`).join('');
  studio.plane([-165, -105, 44], X, down, lights + `<path stroke="${brass}" stroke-width="2" d="M20 33h290" opacity=".7"/>`);
  const vents = studio.pattern(14, 120, '<path stroke="#0b1015" stroke-opacity=".5" stroke-width="3" stroke-linecap="round" d="M7 4v100"/>');
  studio.plane([-120, 60, 44], X, front, `<path fill="${vents}" d="M0 0h238v110h-238z"/>`);
  return studio;
}

/** A tower power supply with its display lit. */
export function ups(shot: Shot, body: Material): Studio {
  const studio = new Studio({ yaw: 32, pitch: 16, at: [395, 530], zoom: 1.1, ...shot });
  const size: Vec = [170, 260, 380];
  studio.shadow(block([0, 0, 0], size));
  studio.box([0, 0, 0], size, body);
  const screen = rect(30, 40, 110, 66, '#0e1a20', 6) + `<path stroke="#9fd8c0" stroke-width="3" fill="none" d="M40 90l16-18 14 9 18-26 14 12 16-6"/>` + rect(42, 50, 34, 7, '#9fd8c0', 3);
  const keys = [55, 85, 115].map((x) => `<circle cx="${x}" cy="130" r="8" fill="#3b4650" stroke="${brass}" stroke-width="1.5"/>`).join('');
  const slats = Array.from({ length: 12 }, (_, i) => `<path stroke="#0a0e12" stroke-width="5" stroke-linecap="round" d="M32 ${196 + i * 14}h106"/>`).join('');
  studio.plane([-85, -130, 380], X, down, screen + keys + slats);
  const vents = studio.pattern(18, 16, '<path stroke="#0a0e12" stroke-opacity=".7" stroke-width="5" stroke-linecap="round" d="M5 8h8"/>');
  studio.plane([85, -90, 330], Y, down, `<path fill="${vents}" d="M0 0h180v96h-180z"/>`);
  return studio;
}

/** What a screen shows: the lines and bars of a business program, 320 by 200. */
export const screens = {
  chart: (paper: string, ink: string, accent: string) =>
    rect(0, 0, 320, 200, paper) +
    rect(0, 0, 58, 200, ink) +
    [30, 56, 82, 108].map((y, i) => rect(14, y, 30, 6, i === 1 ? accent : '#75818b', 3)).join('') +
    [0, 1, 2].map((i) => rect(74 + i * 80, 18, 70, 42, '#ffffff', 5) + rect(82 + i * 80, 28, 26, 5, '#a9afb2', 2) + rect(82 + i * 80, 40, 44, 9, i === 1 ? accent : ink, 3)).join('') +
    rect(74, 72, 230, 112, '#ffffff', 5) +
    `<path fill="${accent}" opacity=".22" d="M86 170l30-26 34 12 38-44 36 16 36-34 32 10v66z"/><path fill="none" stroke="${accent}" stroke-width="4" stroke-linejoin="round" d="M86 170l30-26 34 12 38-44 36 16 36-34 32 10"/>`,
  table: (paper: string, ink: string, accent: string) =>
    rect(0, 0, 320, 200, paper) +
    rect(0, 0, 320, 28, ink) +
    rect(14, 10, 60, 8, accent, 4) +
    rect(14, 42, 292, 144, '#ffffff', 5) +
    Array.from({ length: 6 }, (_, i) => {
      const y = 54 + i * 21;
      return rect(26, y, 62 - ((i * 13) % 24), 7, '#7d868c', 3) + rect(116, y, 46, 7, '#c3c8ca', 3) + rect(192, y, 30, 7, '#c3c8ca', 3) + rect(256, y - 3, 38, 13, i % 3 === 1 ? accent : '#b9cbb4', 6);
    }).join(''),
  rings: (paper: string, ink: string, accent: string) =>
    rect(0, 0, 320, 200, paper) +
    `<g fill="none" stroke-width="15"><circle cx="92" cy="100" r="56" stroke="#dcdcd6"/><path stroke="${accent}" d="M92 44a56 56 0 1 1-53 74"/><circle cx="92" cy="100" r="32" stroke="#dcdcd6"/><path stroke="${ink}" d="M92 68a32 32 0 0 1 8 63"/></g>` +
    [0, 1, 2, 3].map((i) => rect(180, 40 + i * 34, 120, 24, '#ffffff', 5) + rect(188, 49 + i * 34, 70 - i * 12, 6, i % 2 ? accent : ink, 3)).join(''),
  bars: (paper: string, ink: string, accent: string) =>
    rect(0, 0, 320, 200, paper) +
    rect(16, 16, 90, 10, ink, 5) +
    rect(16, 32, 56, 6, '#a9afb2', 3) +
    rect(16, 50, 288, 134, '#ffffff', 5) +
    [52, 78, 40, 96, 70, 110, 88, 60].map((h, i) => rect(34 + i * 33, 172 - h, 18, h, i === 5 ? accent : ink, 3)).join(''),
};

/** A lit 16:10 screen on a plane, `width` wide. */
function screen(studio: Studio, corner: Vec, u: Vec, v: Vec, width: number, art: string): void {
  const glare = studio.gradient([0, 0], [1, 1], [[0, '#ffffff', 0.28], [0.45, '#ffffff', 0.05], [0.46, '#ffffff', 0], [1, '#ffffff', 0]], true);
  studio.plane(corner, u, v, `<g transform="scale(${Math.round((width / 320) * 1000) / 1000})">${art}${rect(0, 0, 320, 200, glare)}</g>`);
}

export function laptop(shot: Shot, body: Material, art: string): Studio {
  const studio = new Studio({ yaw: 26, pitch: 26, at: [390, 455], zoom: 1.15, ...shot });
  studio.shadow(block([0, 0, 0], [340, 230, 12]));
  const lean = 0.34;
  const height = 222;
  const lid: Vec = [0, lean, 1];
  const back: Vec[] = [[-170, 112, 12], [170, 112, 12], [170, 112 + height * lean, height + 12], [-170, 112 + height * lean, height + 12]];
  studio.extrude([[0, 12], [lean * height, 12 + height], [lean * height + 9, 12 + height - 1], [9, 12]], [-170, 112, 0], Y, Z, [340, 0, 0], body);
  studio.face(back, [0, -0.94, 0.34], m.graphite);
  screen(studio, [-160, 112 + (height - 9) * lean, 12 + height - 9], X, [0, -lid[1], -1], 320, art);
  studio.box([0, 0, 0], [340, 230, 12], body);
  const keys = studio.pattern(22, 22, rect(1.5, 1.5, 19, 19, '#242a30', 3));
  studio.plane([-170, 115, 12], X, front, `<path fill="${keys}" d="M22 22h286v88H22z"/>${rect(115, 126, 110, 78, '#000000', 5).replace('/>', ' opacity=".1"/>')}`);
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
    const slats = Array.from({ length: 9 }, (_, i) => `<path stroke="#0a0e12" stroke-width="4" stroke-linecap="round" d="M14 ${80 + i * 11}h56"/>`).join('');
    studio.plane([223, -105, 190], X, down, slats + `<circle cx="42" cy="30" r="9" fill="none" stroke="${brass}" stroke-width="3"/>`);
  }
  return studio;
}

/** Slabs that stand free on the paper and show a service at work. */
export function panels(shot: Shot, arts: readonly string[]): Studio {
  const studio = new Studio({ yaw: 30, pitch: 14, at: [380, 500], zoom: 1.1, ...shot });
  const places = [[-60, 110, 0, 1.3], [150, -100, 0, 0.72]] as const;
  arts.forEach((art, i) => {
    const [x, y, z, size] = places[i] ?? [0, 0, 0, 1];
    const [w, h] = [336 * size, 216 * size];
    studio.shadow(block([x, y + 6, z], [w, 14, h]), 0.9);
    studio.cutout(rounded(0, 0, w, h, 12), [x - w / 2, y + 12, z + h], X, down, [0, -14, 0], m.linen, '#fdfaf3');
    screen(studio, [x - 160 * size, y - 2, z + h - 8 * size], X, down, 320 * size, art);
  });
  return studio;
}

const cloudOutline = 'M70 190a58 58 0 0 1-8-115a82 82 0 0 1 156-22a66 66 0 0 1 82 137z';

/** A cloud cut from thick paper over a row of small servers. */
export function cloud(shot: Shot, body: Material, hosts: Material): Studio {
  const studio = new Studio({ yaw: 28, pitch: 18, at: [400, 500], zoom: 1.08, ...shot });
  const places: Vec[] = [[-150, 0, 0], [0, 0, 0], [150, 0, 0]];
  studio.shadow(places.flatMap((p) => block(p, [110, 110, 96])));
  const art = [14, 42, 70].map((y) => rect(10, y - 4, 90, 20, '#141b22', 3) + `<circle cx="88" cy="${y + 6}" r="3" fill="${ledGreen}"/><path stroke="${brass}" stroke-width="3" d="M20 ${y + 6}h34"/>`).join('');
  studio.stamp(places, () => {
    studio.box([0, 0, 0], [110, 110, 96], hosts);
    studio.plane([-55, -55, 96], X, down, art);
  });
  for (const [x] of places) studio.tube([[x, 0, 96], [x, 0, 150]], 3, m.brass);
  const fill = studio.gradient([0, 0], [0.4, 1], [[0, body.light], [1, body.base]], true);
  studio.cutout(cloudOutline, [-190, 26, 340], X, down, [0, -52, 0], body, fill);
  return studio;
}

/** A pull box of network cable with the end drawn out. */
export function cableBox(shot: Shot, cable: Material): Studio {
  const studio = new Studio({ yaw: 32, pitch: 20, at: [390, 500], zoom: 1.05, ...shot });
  const size: Vec = [300, 200, 290];
  studio.shadow(block([0, 0, 0], size));
  studio.box([0, 0, 0], size, m.kraft);
  const label = rect(26, 28, 120, 74, '#f6efe0', 4) + rect(38, 42, 70, 9, '#25303c', 4) + rect(38, 60, 94, 5, '#b8ad98', 2) + rect(38, 72, 80, 5, '#b8ad98', 2) + rect(38, 84, 40, 6, cable.base, 3);
  studio.plane([-150, -100, 290], X, down, label + `<path d="${circlePath(34, [210, 190])}" fill="#3a2817"/><path d="${circlePath(34, [210, 190])}" fill="none" stroke="#f6efe0" stroke-width="5"/>`);
  const drop = Array.from({ length: 26 }, (_, i): Vec => {
    const t = i / 25;
    return t < 0.3 ? [60 - t * 60, -100 - t * 260, 100 - (t / 0.3) ** 2 * 94] : [42 + 95 * Math.sin((t - 0.3) * 7.4) - (t - 0.3) * 160, -178 - 46 * Math.sin((t - 0.3) * 3.4) - 20 * (t - 0.3), 6];
  });
  studio.tube(drop, 7, cable);
  return studio;
}

/** A handheld scanner in its cradle. */
export function scanner(shot: Shot, body: Material): Studio {
  const studio = new Studio({ yaw: 38, pitch: 14, at: [400, 520], zoom: 1.15, ...shot });
  studio.shadow(drum([0, 0, 0], 100, 20));
  studio.lathe([0, 0, 0], [[105, 0], [105, 10], [96, 24], [40, 34]], m.graphite);
  studio.tube([[0, 10, 30], [0, 2, 130], [0, -10, 230]], 34, m.graphite);
  studio.extrude([[-105, 0], [60, 0], [95, 40], [80, 84], [-40, 100], [-112, 76]], [-55, 0, 230], Y, Z, [110, 0, 0], body);
  studio.face([[-46, -106, 240], [46, -106, 240], [46, -111, 300], [-46, -111, 300]], [0, -1, 0.05], m.ink);
  studio.plane([-40, -112, 274], X, down, '<path stroke="#e0523f" stroke-width="4" d="M4 0h72"/>');
  studio.tube([[0, -22, 206], [0, -44, 214], [0, -40, 180]], 8, m.brass);
  return studio;
}

