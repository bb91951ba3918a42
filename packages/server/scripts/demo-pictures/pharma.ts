import type { Stop } from './canvas.ts';
import { add, ring, type Vec } from './geometry.ts';
import { materials as m, mix, type Material } from './materials.ts';
import { block, circlePath, down, drum, front, rect, rounded, X, Z } from './shapes.ts';
import { Studio, type Shot, type Turning } from './studio.ts';

/** Clear glass: edges that catch the light around a nearly empty middle. */
const glass: readonly Stop[] = [
  [0, '#7f959b', 0.6],
  [0.06, '#ffffff', 0.55],
  [0.14, '#c5d3d4', 0.25],
  [0.22, '#ffffff', 0.75],
  [0.28, '#e4eceb', 0.16],
  [0.7, '#dfe8e8', 0.12],
  [0.86, '#ffffff', 0.42],
  [0.94, '#9fb1b5', 0.4],
  [1, '#718890', 0.65],
];

/** What stands in the glass. */
const liquid = (color: string): readonly Stop[] => [
  [0, mix(color, '#1b1208', 0.35), 0.85],
  [0.25, mix(color, '#ffffff', 0.35), 0.8],
  [0.55, color, 0.78],
  [1, mix(color, '#1b1208', 0.4), 0.88],
];

/** A label around a round body, with a band of colour and lines of print. */
function label(studio: Studio, base: Vec, radius: number, from: number, to: number, band: Material): void {
  const at = (z: number): Vec => add(base, [0, 0, z]);
  const part = (a: number, b: number, r: number, material: Material) => studio.lathe(at(a), [[r, 0], [r, b - a]], material, 'wrap');
  const height = to - from;
  part(from, to, radius, m.white);
  part(from + height * 0.68, to - height * 0.1, radius + 0.2, band);
  const [x, y] = studio.project(at(from));
  const zoom = studio.camera.zoom;
  const drop = radius * zoom * studio.camera.foreshortening.level;
  const line = (share: number, width: number, thick: number, color: string) => {
    const [w, sag] = [width * radius * zoom, drop * width * width];
    const top = y - height * share * zoom + drop - sag;
    studio.draw(`<path fill="none" stroke="${color}" stroke-width="${thick}" stroke-linecap="round" d="M${Math.round(x - w)} ${Math.round(top)}q${Math.round(w)} ${Math.round(sag * 1.9)} ${Math.round(2 * w)} 0"/>`);
  };
  line(0.77, 0.5, 6 * zoom, '#ffffff');
  line(0.46, 0.6, 5 * zoom, m.ink.base);
  line(0.3, 0.44, 3 * zoom, '#a9a597');
  line(0.17, 0.52, 3 * zoom, '#a9a597');
}

/** A ribbed screw cap. */
function cap(studio: Studio, base: Vec, radius: number, height: number, material: Material): void {
  studio.lathe(base, [[radius, 0], [radius, height - 5], [radius, height, 'c'], [radius - 6, height]], material);
  const ribs = ring([0, 0], radius, 40).filter(([x, y]) => x * studio.camera.forward[0] + y * studio.camera.forward[1] < 0);
  studio.stamp(ribs.map(([x, y]): Vec => [base[0] + x, base[1] + y, base[2] + 4]), () => {
    const [[ax, ay], [, by]] = [studio.project([0, 0, 0]), studio.project([0, 0, height - 12])];
    studio.draw(`<path stroke="${material.shade}" stroke-opacity=".3" stroke-width="1.4" d="M${Math.round(ax)} ${Math.round(ay)}V${Math.round(by)}"/>`);
  });
}

/** Round bottles or jars with a screw cap and a label; one behind the other. */
export function bottles(shot: Shot, body: Material, lid: Material, band: Material, shape: 'tablet' | 'jar' | 'syrup', places: readonly Vec[] = [[0, 0, 0]]): Studio {
  const studio = new Studio({ yaw: 24, pitch: 16, at: [400, 515], zoom: 1.12, ...shot });
  const shapes = {
    tablet: { outline: [[96, 0], [104, 0, 'c'], [104, 10], [104, 220], [104, 258, 'c'], [76, 264], [74, 278]], neck: 278, cap: [84, 74], label: [34, 206] },
    jar: { outline: [[118, 0], [126, 0, 'c'], [126, 10], [126, 160], [126, 180, 'c'], [110, 184], [108, 190]], neck: 190, cap: [118, 56], label: [26, 152] },
    syrup: { outline: [[76, 0], [84, 0, 'c'], [84, 10], [84, 210], [84, 264, 'c'], [38, 282], [34, 288], [34, 320]], neck: 316, cap: [41, 56], label: [34, 196] },
  } as const;
  const form = shapes[shape];
  const widest = form.outline[1][0];
  for (const p of places) studio.shadow(drum(p, widest, form.neck + form.cap[1], form.cap[0]));
  studio.stamp(places, () => {
    studio.lathe([0, 0, 0], form.outline, body);
    label(studio, [0, 0, 0], widest + 0.6, form.label[0], form.label[1], band);
    if (body.gloss > 0.4) {
      const shine = studio.gradient([0, 0], [1, 0], [[0, '#ffffff', 0], [0.5, '#ffffff', 0.55], [1, '#ffffff', 0]], true);
      const [x, y] = studio.project([0, 0, form.label[1] + 4]);
      studio.draw(rect(Math.round(x - widest * 0.72), Math.round(y - 44), 15, 52, shine, 7));
    }
    cap(studio, [0, 0, form.neck], form.cap[0], form.cap[1], lid);
  });
  return studio;
}

/** Tablets in foil: packs that lie across one another. */
export function blisters(shot: Shot, tablet: Material, form: 'round' | 'capsule', second?: Material): Studio {
  const studio = new Studio({ yaw: 24, pitch: 48, at: [400, 335], zoom: 1.35, wall: 'none', ...shot });
  const [w, h] = [350, 190];
  const foil = studio.gradient([0, 0], [1, 1], [[0, '#f4f5f4'], [0.3, '#cdd3d5'], [0.5, '#eef0f0'], [0.75, '#bfc7ca'], [1, '#dfe3e4']], true);
  const dome = studio.radial([[0, '#ffffff', 0.95], [0.4, '#ffffff', 0.18], [1, '#3c474d', 0.25]], 'cx=".32" cy=".28" r=".8"');
  const pill = studio.radial([[0, tablet.light], [0.6, tablet.base], [1, tablet.shade]], 'cx=".4" cy=".35" r=".75"');
  const half = studio.radial([[0, (second ?? tablet).light], [0.6, (second ?? tablet).base], [1, (second ?? tablet).shade]], 'cx=".4" cy=".35" r=".75"');
  const inside =
    form === 'round'
      ? `<circle r="24" fill="#8d979b" opacity=".35"/><circle r="20" fill="${pill}"/><path stroke="${tablet.shade}" stroke-opacity=".6" stroke-width="1.6" d="M-14 0h28"/><circle r="24" fill="${dome}"/>`
      : `<path d="${rounded(-17, -36, 34, 72, 17)}" fill="#8d979b" opacity=".35"/><path fill="${pill}" d="M-13 2v-17a13 13 0 0 1 26 0v17z"/><path fill="${half}" d="M-13 0v17a13 13 0 0 0 26 0v-17z"/><path d="${rounded(-17, -36, 34, 72, 17)}" fill="${dome}"/>`;
  const pocket = studio.define((id) => `<g id="${id}">${inside}</g>`);
  const pockets = [0, 1]
    .flatMap((row) => Array.from({ length: form === 'round' ? 5 : 6 }, (_, i) => (form === 'round' ? [48 + i * 63, 56 + row * 78] : [45 + i * 52, 52 + row * 86])))
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
    const corners = [[0, 0], [w, 0], [w, h], [0, h]].map(([a, b]) => add(corner, [u[0] * (a ?? 0) + v[0] * (b ?? 0), u[1] * (a ?? 0) + v[1] * (b ?? 0), 0]));
    studio.shadow(corners, 1.1);
    studio.plane(corner, u, v, sheet);
  }
  return studio;
}

/** Injection vials with crimped caps. */
export function vials(shot: Shot, crimp: Material, content: string, band: Material): Studio {
  const studio = new Studio({ yaw: 22, pitch: 16, at: [400, 500], zoom: 1.3, ...shot });
  const places: Vec[] = [[-110, 80, 0], [20, 20, 0], [120, -80, 0]];
  for (const p of places) studio.shadow(drum(p, 56, 200, 34), 0.85);
  const wall: Turning = [[54, 0], [58, 0, 'c'], [58, 8], [58, 128], [58, 154, 'c'], [30, 162], [28, 168], [28, 184]];
  studio.stamp(places, () => {
    studio.lathe([0, 0, 3], [[52, 0], [54, 8], [54, 84]], liquid(content));
    studio.draw(`<g opacity=".9">${studio.capture(() => studio.disc([0, 0, 87], Z, 53, { shade: content, base: mix(content, '#ffffff', 0.4), light: '#ffffff', gloss: 0 }))}</g>`);
    studio.lathe([0, 0, 0], wall, glass);
    label(studio, [0, 0, 0], 58.4, 24, 112, band);
    studio.lathe([0, 0, 172], [[34, 0], [36, 4], [36, 24]], m.brightSteel);
    studio.lathe([0, 0, 196], [[36, 0], [36, 8]], crimp);
    studio.circle([0, 0, 204], Z, 17, crimp.shade, 1.2, 0.5);
  });
  return studio;
}

/** Infusion bottles with graduations. */
export function infusion(shot: Shot, band: Material): Studio {
  const studio = new Studio({ yaw: 22, pitch: 14, at: [400, 530], zoom: 1.12, ...shot });
  const places: Vec[] = [[-95, 70, 0], [80, -50, 0]];
  for (const p of places) studio.shadow(drum(p, 86, 330, 30), 0.85);
  studio.stamp(places, () => {
    studio.lathe([0, 0, 2], [[82, 0], [84, 10], [84, 226]], liquid('#d5e2e2'));
    studio.lathe([0, 0, 0], [[82, 0], [90, 0, 'c'], [90, 10], [90, 250], [90, 312, 'c'], [40, 326], [34, 332], [34, 352]], glass);
    label(studio, [0, 0, 0], 90.4, 52, 196, band);
    cap(studio, [0, 0, 350], 38, 30, band);
    studio.tube([[-26, 0, 378], [-20, 0, 414], [20, 0, 414], [26, 0, 378]], 4, m.white);
  });
  return studio;
}

/** Capsules strewn on paper. */
export function capsules(shot: Shot, one: Material, other: Material): Studio {
  const studio = new Studio({ yaw: 20, pitch: 42, at: [400, 335], zoom: 1.3, wall: 'none', ...shot });
  const set: [Vec, number][] = [[[-150, 170, 30], 20], [[80, 170, 30], -40], [[-200, -20, 30], -55], [[-20, 40, 30], 78], [[170, 10, 30], 12], [[20, -150, 30], -20]];
  for (const [at, turn] of set) {
    const angle = (turn * Math.PI) / 180;
    const reach: Vec = [Math.cos(angle) * 52, Math.sin(angle) * 52, 0];
    const [a, b] = [add(at, reach), add(at, [-reach[0], -reach[1], 0])];
    studio.shadow([a, b].flatMap((p) => block([p[0], p[1], 0], [40, 40, 46])), 0.9);
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
  const facing = (name: number) => rect(0, 0, 210, 84, band.base) + rect(22, 26, name, 16, '#ffffff', 6) + rect(22, 52, 84, 9, band.light, 4) + art + rect(22, 262, 120, 8, '#b5b0a3', 4) + rect(22, 278, 80, 8, '#d2cdc0', 4);
  const size: Vec = [210, 100, 300];
  for (const [base, name] of [[[-90, 90, 0], 130], [[80, -60, 0], 150]] as const) {
    studio.shadow(block(base, size));
    studio.box(base, size, m.white);
    studio.plane(add(base, [-105, -50, 300]), X, down, facing(name));
    studio.plane(add(base, [105, -50, 300]), [0, 1, 0], down, `<path fill="${band.shade}" d="M0 0h100v84H0z"/>${rect(20, 110, 60, 6, '#c3beb1', 3)}${rect(20, 126, 44, 6, '#c3beb1', 3)}<path stroke="#4a4a46" stroke-width="26" stroke-dasharray="2 3 4 2 1 3" d="M20 250h60"/>`);
  }
  return studio;
}

/** A disposable syringe with its needle, and a second one capped. */
export function syringes(shot: Shot, tint: Material): Studio {
  const studio = new Studio({ yaw: -24, pitch: 40, at: [400, 350], zoom: 1.1, wall: 'none', ...shot });
  const r = 30;
  const places: Vec[] = [[30, 95, 0], [-20, -75, 0]];
  for (const [x, y] of places) studio.shadow([-190, 150].flatMap((end) => block([x + end, y, 0], [10, 48, 40])), 0.9);
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
    const barrel = studio.capture(() => studio.cylinder(at(-150), at(120), r, { shade: '#7d969c', base: '#e2ebeb', light: '#ffffff', gloss: 0.8 }));
    studio.draw(`<g opacity=".52">${barrel}</g><path stroke="${m.ink.base}" stroke-width="1.8" d="${marks}"/>`);
    studio.cylinder(at(-160), at(-150), 44, m.white);
    const [sx, sy] = studio.project(at(-140));
    const [ex, ey] = studio.project(at(112));
    studio.draw(`<path stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".75" d="M${Math.round(sx)} ${Math.round(sy - 20)}L${Math.round(ex)} ${Math.round(ey - 20)}"/>`);
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
    const scale = (outline: Turning): Turning => outline.map(([r, z, c]) => (c ? [r * size, z * size, c] : [r * size, z * size]));
    studio.shadow(drum(at, 122 * size, 290 * size, 34 * size), 0.75);
    studio.lathe(at, scale([[112, 4], [122, 4, 'c'], [116, 22], [80, 110]]), liquid(color));
    studio.draw(`<g opacity=".85">${studio.capture(() => studio.disc(add(at, [0, 0, 110 * size]), Z, 79 * size, { shade: mix(color, '#000000', 0.2), base: color, light: mix(color, '#ffffff', 0.6), gloss: 0.2 }))}</g>`);
    studio.lathe(at, scale([[114, 0], [130, 0, 'c'], [120, 24], [46, 196], [36, 218, 'c'], [36, 236]]), glass);
    studio.lathe(add(at, [0, 0, 226 * size]), scale([[36, 0], [36, 62]]), glass);
    studio.circle(add(at, [0, 0, 288 * size]), Z, 39 * size, '#ffffff', 5, 0.85);
    studio.circle(add(at, [0, 0, 288 * size]), Z, 37 * size, '#71858c', 1.2, 0.8);
    for (const [z, r] of [[60, 100], [85, 90], [135, 69], [160, 58]] as const) {
      const [x, y] = studio.project(add(at, [0, 0, z * size]));
      const drop = r * size * 0.24 * studio.camera.zoom;
      studio.draw(`<path stroke="#ffffff" stroke-width="3" opacity=".85" d="M${Math.round(x - 6)} ${Math.round(y + drop)}h${z % 2 ? 22 : 36}"/>`);
    }
  }
  return studio;
}

/** Low-form beakers, nested by size. */
export function beakers(shot: Shot, color: string): Studio {
  const studio = new Studio({ yaw: 20, pitch: 18, at: [400, 490], zoom: 1.12, ...shot });
  const set: [Vec, number, number][] = [[[-130, 90, 0], 1.25, 0.45], [[50, 40, 0], 0.95, 0.6], [[170, -90, 0], 0.66, 0.3]];
  for (const [at, size, fill] of set) {
    const [r, h] = [94 * size, 216 * size];
    studio.shadow(drum(at, r, h), 0.75);
    studio.lathe(at, [[r - 6, 4], [r - 4, 12], [r - 4, h * fill]], liquid(color));
    studio.draw(`<g opacity=".85">${studio.capture(() => studio.disc(add(at, [0, 0, h * fill]), Z, r - 5, { shade: mix(color, '#000000', 0.2), base: color, light: mix(color, '#ffffff', 0.6), gloss: 0.2 }))}</g>`);
    studio.lathe(at, [[r - 10, 0], [r, 0, 'c'], [r, 12], [r, h - 8], [r + 4, h]], glass);
    studio.circle(add(at, [0, 0, h]), Z, r + 3, '#ffffff', 4, 0.85);
    studio.circle(add(at, [0, 0, h]), Z, r + 1, '#71858c', 1.2, 0.7);
    const [x, y] = studio.project(at);
    const marks = [0.25, 0.4, 0.55, 0.7].map((share, i) => `M${Math.round(x - r * 0.2)} ${Math.round(y + r * 0.33 - h * share * 1.06)}h${i % 2 ? 20 : 34}`).join('');
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
    studio.lathe(at, [[4, 4], [20, 4, 'c'], [20, 24], [20, 120 + ((i * 37) % 60)]], liquid(color));
  });
  studio.stamp(places, () => {
    studio.lathe([0, 0, 22], [[6, 0], [24, 0, 'c'], [24, 24], [24, 250]], glass);
    studio.circle([0, 0, 272], Z, 24, '#ffffff', 3.5, 0.9);
  });
  studio.box([0, -48, 108], [380, 14, 40], m.oak);
  studio.plane([-200, -55, 148], X, down, `<path d="${circlePath(4, [20, 20])}${circlePath(4, [380, 20])}" fill="${m.brass.base}"/>`);
  return studio;
}

/** A dispenser box of gloves with one drawn out. */
export function gloves(shot: Shot, glove: Material): Studio {
  const studio = new Studio({ yaw: 30, pitch: 30, at: [395, 450], zoom: 1.1, ...shot });
  const size: Vec = [340, 190, 130];
  studio.shadow(block([0, 0, 0], size));
  studio.box([0, 0, 0], size, m.white);
  const hand = '<path d="M20 58v-26a7 7 0 0 1 14 0v-16a7 7 0 0 1 14 0v-4a7 7 0 0 1 14 0v8a7 7 0 0 1 14 0v30l8-8a7 7 0 0 1 11 9l-25 34v20H30v-18q-10-12-10-29z"/>';
  studio.plane([-170, -95, 130], X, down, rect(0, 0, 340, 46, glove.base) + rect(24, 16, 150, 14, '#ffffff', 6) + rect(24, 66, 110, 8, '#a9a597', 4) + rect(24, 84, 80, 8, '#cfcabd', 4) + `<g transform="translate(226 40) scale(.8)" fill="${glove.base}">${hand}</g>`);
  studio.plane([-170, 95, 130], X, front, `<path fill="${glove.base}" d="M0 0h340v190H0z"/><ellipse cx="170" cy="95" rx="96" ry="40" fill="#1e2a30"/>`);
  const [x, y] = studio.project([0, 0, 130]);
  const soft = studio.gradient([0, 0], [0.8, 1], [[0, glove.light], [0.55, glove.base], [1, glove.shade]], true);
  studio.draw(`<path fill="${soft}" stroke="${glove.shade}" stroke-opacity=".35" d="M${Math.round(x - 58)} ${Math.round(y + 14)}c-6-40-30-72-22-104c4-14 18-10 22 2l14 34c-6-36-14-60-8-84c4-13 19-10 21 3l10 66c-2-34-4-62 4-80c6-11 19-7 20 6l2 78c4-26 8-48 18-60c9-9 20-2 18 11c-4 40-20 90-28 134z"/>`);
  return studio;
}

