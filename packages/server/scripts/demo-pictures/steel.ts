import { ring, type Point, type Vec } from './geometry.ts';
import { materials as m, type Material } from './materials.ts';
import { bar, block, drum, front, X, Z } from './shapes.ts';
import { Studio, type Shot } from './studio.ts';

const coilRadius = 165;

/** Slit or mill-width coils with two straps each, eye to the horizon. */
export function coils(shot: Shot, sheet: Material, strap: Material, places: readonly Vec[] = [[0, 0, 0]]): Studio {
  const studio = new Studio({ yaw: 38, pitch: 16, at: [385, 505], zoom: 1.08, ...shot });
  const half = 100;
  studio.shadow(places.flatMap(([x, y]) => bar([x, y, coilRadius], coilRadius, -half, half)));
  studio.stamp(places, () => {
    const wind = (from: number, to: number, r: number, material: Material, bore = 0) =>
      studio.cylinder([0, from, coilRadius], [0, to, coilRadius], r, material, bore);
    wind(half, 0, coilRadius, sheet);
    wind(46, 26, coilRadius + 1.5, strap);
    wind(26, -26, coilRadius, sheet);
    wind(-26, -46, coilRadius + 1.5, strap);
    wind(-46, -half, coilRadius, sheet, 0.38);
    for (let share = 0.44; share < 0.99; share += 0.07)
      studio.circle([0, -half, coilRadius], front, coilRadius * share, sheet.shade, 1, 0.4);
  });
  return studio;
}

/** Sheets or plates in a stack on timber, the upper ones a little out of line. */
export function sheets(shot: Shot, sheet: Material, count: number, thickness: number, chequered = false): Studio {
  const studio = new Studio({ yaw: 33, pitch: 30, at: [400, 400], zoom: 1.05, ...shot });
  const [width, depth, foot] = [430, 300, 26];
  studio.shadow(block([0, 0, 0], [width, depth, foot + count * thickness]));
  for (const x of [-160, 0, 160]) studio.box([x, 0, 0], [34, depth, foot], m.oak);
  const shifts = [0, 5, -4, 7, 2, -6, 3, -2, 6, 0];
  const places = Array.from({ length: count }, (_, i): Vec => [shifts[i % 10] ?? 0, shifts[(i + 3) % 10] ?? 0, foot + i * thickness]);
  studio.stamp(places, () => studio.box([0, 0, 0], [width, depth, thickness - 1.5], sheet));
  const [x, y, z] = places.at(-1) ?? [0, 0, 0];
  if (chequered) {
    const lozenge = (cx: number, cy: number, turn: number) =>
      `<ellipse cx="${cx}" cy="${cy}" rx="11" ry="2.6" transform="rotate(${turn} ${cx} ${cy})" fill="${sheet.light}" stroke="${sheet.shade}" stroke-width=".8" stroke-opacity=".6"/>`;
    const marks = lozenge(8.5, 8.5, 45) + lozenge(25.5, 25.5, 45) + lozenge(25.5, 8.5, -45) + lozenge(8.5, 25.5, -45);
    const relief = studio.pattern(34, 34, marks);
    const corner: Vec = [x - width / 2, y + depth / 2, z + thickness - 1.5];
    studio.plane(corner, X, front, `<path fill="${relief}" d="M3 3h${width - 6}v${depth - 6}H3z"/>`);
  }
  return studio;
}

export const profiles = {
  beam: [[-62, 0], [62, 0], [62, 13], [6, 13], [6, 127], [62, 127], [62, 140], [-62, 140], [-62, 127], [-6, 127], [-6, 13], [-62, 13]],
  channel: [[-40, 0], [40, 0], [40, 12], [-28, 12], [-28, 108], [40, 108], [40, 120], [-40, 120]],
  angle: [[-70, 0], [70, 0], [70, 13], [-57, 13], [-57, 140], [-70, 140]],
  square: [[-42, 0], [42, 0], [42, 84], [-42, 84]],
} as const satisfies Record<string, readonly Point[]>;

/** Rolled or welded sections, stacked; `hollow` opens the end of a tube by that wall thickness. */
export function sections(shot: Shot, profile: keyof typeof profiles, material: Material, places: readonly Vec[], hollow = 0): Studio {
  const studio = new Studio({ yaw: 32, pitch: 24, at: [410, 420], ...shot });
  const outline: readonly Point[] = profiles[profile];
  const half = 220;
  studio.shadow(places.flatMap((p) => outline.flatMap(([a, b]) => [-half, half].map((y): Vec => [p[0] + a, y, p[2] + b]))));
  studio.stamp(places, () => {
    studio.extrude(outline, [0, -half, 0], X, Z, [0, 2 * half, 0], material);
    if (hollow > 0) {
      const [low, high] = [hollow - 42, 42 - hollow];
      const mouth = { ...material, base: material.shade, light: material.base, shade: '#15191d', gloss: 0 };
      studio.face([[low, -half, hollow], [high, -half, hollow], [high, -half, 84 - hollow], [low, -half, 84 - hollow]], front, mouth);
    }
  });
  return studio;
}

/** Places for round bars in a pyramid of rows. */
function pile(rows: readonly number[], radius: number): Vec[] {
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, i): Vec => [(i - (count - 1) / 2) * radius * 2.03, 0, radius + row * radius * 1.75]),
  );
}

export function pipes(shot: Shot, material: Material, rows: readonly number[], radius: number, bore = 0.84): Studio {
  const studio = new Studio({ yaw: 34, pitch: 20, at: [410, 440], ...shot });
  const half = 230;
  const places = pile(rows, radius);
  studio.shadow(places.flatMap((p) => bar(p, radius, -half, half)));
  studio.stamp(places, () => studio.cylinder([0, half, 0], [0, -half, 0], radius, material, bore));
  return studio;
}

export function rebar(shot: Shot, rows: readonly number[] = [7, 6, 7, 6, 5], radius = 17): Studio {
  const studio = new Studio({ yaw: 40, pitch: 22, at: [400, 430], ...shot });
  const half = 250;
  const places = pile(rows, radius);
  studio.shadow(places.flatMap((p) => bar(p, radius, -half, half)));
  const [a, b] = [studio.project([0, half, 0]), studio.project([0, -half, 0])];
  const run = `M${a.map(Math.round).join(' ')}L${b.map(Math.round).join(' ')}`;
  const width = radius * 1.7 * studio.camera.zoom;
  studio.stamp(places, () => {
    studio.cylinder([0, half, 0], [0, -half, 0], radius, m.millSteel);
    studio.draw(`<path fill="none" stroke="${m.millSteel.shade}" stroke-opacity=".5" stroke-width="${width}" stroke-dasharray="2.5 7" d="${run}"/>`);
    studio.disc([0, -half, 0], front, radius * 0.92, m.steel);
  });
  return studio;
}

/** A flange lying on its back: with a welding neck, or blind. */
export function flange(shot: Shot, material: Material, neck: boolean): Studio {
  const studio = new Studio({ yaw: 20, pitch: 34, at: [400, 410], zoom: 1.15, ...shot });
  studio.shadow(drum([0, 0, 0], 175, 40));
  studio.cylinder([0, 0, 0], [0, 0, 40], 175, material);
  studio.circle([0, 0, 40], Z, 168, material.light, 1.5, 0.6);
  studio.cylinder([0, 0, 40], [0, 0, 48], neck ? 100 : 108, material);
  const holes = ring([0, 0], 140, 8, 12).map(([x, y]): Vec => [x, y, 40]);
  studio.stamp(holes, () => {
    studio.disc([0, 0, 0], Z, 21, material);
    studio.hole([0, 0, 0], Z, 17, material);
  });
  if (neck) {
    studio.lathe([0, 0, 48], [[92, 0], [72, 14, 'c'], [66, 40], [64, 92]], material);
    studio.hole([0, 0, 140], Z, 55, material);
  } else {
    for (const r of [34, 52, 70, 88, 100]) studio.circle([0, 0, 48], Z, r, material.shade, 0.8, 0.35);
  }
  return studio;
}

/** Blind flanges on edge, one before the other. */
export function flangesOnEdge(shot: Shot, material: Material): Studio {
  const studio = new Studio({ yaw: 40, pitch: 14, at: [400, 490], ...shot });
  const radius = 150;
  const places: Vec[] = [
    [-70, 150, 0],
    [0, 20, 0],
    [70, -110, 0],
  ];
  for (const [x, y] of places) studio.shadow(bar([x, y, radius], radius, -18, 18), 0.8);
  const holes = ring([0, radius], 118, 8, 10).map(([x, z]): Vec => [x, -18, z]);
  studio.stamp(places, () => {
    studio.cylinder([0, 18, radius], [0, -18, radius], radius, material);
    studio.stamp(holes, () => studio.hole([0, 0, 0], front, 14, material));
    studio.cylinder([0, -18, radius], [0, -24, radius], 82, material, 0.62);
  });
  return studio;
}

/** A butt-weld elbow on its back, one mouth toward the camera. */
export function elbow(shot: Shot, material: Material): Studio {
  const studio = new Studio({ yaw: 24, pitch: 26, at: [440, 440], zoom: 1.12, ...shot });
  const [bend, radius, pieces] = [165, 84, 8];
  const center = (i: number): Vec => {
    const angle = (Math.PI / 2) * (i / pieces);
    return [60 - bend + bend * Math.cos(angle), bend * Math.sin(angle) - 60, radius];
  };
  studio.shadow([0, 2, 5, 8].flatMap((i) => bar(center(i), radius * 0.9, -6, 6)));
  for (let i = pieces; i > 0; i--) studio.cylinder(center(i), center(i - 1), radius, material);
  const mouth = center(0);
  studio.cylinder(mouth, [mouth[0], mouth[1] - 26, radius], radius, material, 0.82, m.brightSteel);
  return studio;
}

/** Annealed wire in a tied coil, lying flat. */
export function wireCoil(shot: Shot, wire: Material, tie: Material): Studio {
  const studio = new Studio({ yaw: 15, pitch: 34, at: [400, 405], zoom: 1.12, ...shot });
  studio.shadow(drum([0, 0, 0], 190, 60));
  const tones = [wire.shade, wire.base, wire.light, wire.base];
  for (let layer = 0; layer < 7; layer++)
    for (let turn = 0; turn < 5; turn++) {
      const radius = 186 - turn * 16 + ((layer * 5) % 9) - Math.abs(layer - 3) * 3;
      studio.circle([0, 0, 5 + layer * 10], Z, radius, tones[(layer * 3 + turn * 5) % 4] ?? wire.base, 8.5);
    }
  for (const turn of [22, 145, 262]) {
    const [a, b] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const loop = Array.from({ length: 13 }, (_, i): Vec => {
      const angle = (Math.PI * i) / 12;
      const r = 150 - 48 * Math.cos(angle);
      return [a * r, b * r, 18 + 62 * Math.sin(angle)];
    });
    studio.tube(loop, 6, tie);
  }
  return studio;
}

/** A spool that lies with its axis to the side, wound full. */
export function spool(shot: Shot, cheek: Material, wound: Material, turns: number, rope = false): Studio {
  const studio = new Studio({ yaw: 42, pitch: 18, at: [395, 500], zoom: 1.1, ...shot });
  const [radius, half, core] = [160, 105, 128];
  studio.shadow([...bar([0, 0, radius], radius, half - 8, half + 8), ...bar([0, 0, radius], radius, -half - 8, -half + 8)]);
  studio.cylinder([0, half + 10, radius], [0, half - 8, radius], radius, cheek);
  studio.cylinder([0, half - 8, radius], [0, 8 - half, radius], core, wound);
  const gap = (2 * half - 16) / turns;
  const places = Array.from({ length: turns }, (_, i): Vec => [0, half - 8 - (i + 0.5) * gap, radius]);
  studio.stamp(places, () => studio.circle([0, 0, 0], front, core, wound.shade, rope ? 2.4 : 1.1, 0.5));
  studio.cylinder([0, 8 - half, radius], [0, -half - 10, radius], radius, cheek);
  for (const share of [0.93, 0.5]) studio.circle([0, -half - 10, radius], front, radius * share, cheek.shade, 1.4, 0.45);
  for (const [x, z] of ring([0, radius], 105, 3, 90)) studio.hole([x, -half - 10, z], front, rope ? 9 : 24, cheek);
  studio.disc([0, -half - 10, radius], front, 52, cheek);
  studio.hole([0, -half - 10, radius], front, 27, cheek);
  return studio;
}

/** Welded mesh panels that lean on one another. */
export function mesh(shot: Shot, material: Material): Studio {
  const studio = new Studio({ yaw: 28, pitch: 16, at: [400, 480], zoom: 1.05, ...shot });
  const [width, height, cell] = [420, 330, 38];
  const lines = (offset: number) => {
    const down = Array.from({ length: Math.floor((width - 40) / cell) + 1 }, (_, i) => `M${20 + i * cell} ${offset}v${height}`);
    const over = Array.from({ length: Math.floor(height / cell) }, (_, i) => `M0 ${20 + i * cell + offset}h${width}`);
    return [...down, ...over].join('');
  };
  for (const y of [110, -40]) {
    const [foot, top]: [Vec, Vec] = [[-width / 2, y - 60, 0], [-width / 2, y, height]];
    studio.shadow([foot, [width / 2, y - 60, 0], [width / 2, y - 50, 6], [-width / 2, y - 50, 6]], 0.6);
    studio.plane(top, X, [0, -60 / height, -1], `<g fill="none" stroke-linecap="round"><path stroke="${material.shade}" stroke-width="6" d="${lines(0)}"/><path stroke="${material.light}" stroke-width="2" transform="translate(-1-1)" d="${lines(0)}"/></g>`);
  }
  return studio;
}

