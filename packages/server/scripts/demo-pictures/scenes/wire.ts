import { ring, type Vec } from '../geometry.ts';
import type { Material } from '../materials.ts';
import { bar, drum, front, X, Z } from '../shapes.ts';
import { Studio, type Shot } from '../studio.ts';

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
  studio.shadow([
    ...bar([0, 0, radius], radius, half - 8, half + 8),
    ...bar([0, 0, radius], radius, -half - 8, -half + 8),
  ]);
  studio.cylinder([0, half + 10, radius], [0, half - 8, radius], radius, cheek);
  studio.cylinder([0, half - 8, radius], [0, 8 - half, radius], core, wound);
  const gap = (2 * half - 16) / turns;
  const places = Array.from({ length: turns }, (_, i): Vec => [0, half - 8 - (i + 0.5) * gap, radius]);
  studio.stamp(places, () => studio.circle([0, 0, 0], front, core, wound.shade, rope ? 2.4 : 1.1, 0.5));
  studio.cylinder([0, 8 - half, radius], [0, -half - 10, radius], radius, cheek);
  for (const share of [0.93, 0.5])
    studio.circle([0, -half - 10, radius], front, radius * share, cheek.shade, 1.4, 0.45);
  for (const [x, z] of ring([0, radius], 105, 3, 90))
    studio.hole([x, -half - 10, z], front, rope ? 9 : 24, cheek);
  studio.disc([0, -half - 10, radius], front, 52, cheek);
  studio.hole([0, -half - 10, radius], front, 27, cheek);
  return studio;
}

/** Welded mesh panels that lean on one another. */
export function mesh(shot: Shot, material: Material): Studio {
  const studio = new Studio({ yaw: 28, pitch: 16, at: [400, 480], zoom: 1.05, ...shot });
  const [width, height, cell] = [420, 330, 38];
  const lines = (offset: number) => {
    const uprights = Array.from(
      { length: Math.floor((width - 40) / cell) + 1 },
      (_, i) => `M${20 + i * cell} ${offset}v${height}`,
    );
    const over = Array.from(
      { length: Math.floor(height / cell) },
      (_, i) => `M0 ${20 + i * cell + offset}h${width}`,
    );
    return [...uprights, ...over].join('');
  };
  for (const y of [110, -40]) {
    const [foot, top]: [Vec, Vec] = [
      [-width / 2, y - 60, 0],
      [-width / 2, y, height],
    ];
    studio.shadow([foot, [width / 2, y - 60, 0], [width / 2, y - 50, 6], [-width / 2, y - 50, 6]], 0.6);
    studio.plane(
      top,
      X,
      [0, -60 / height, -1],
      `<g fill="none" stroke-linecap="round"><path stroke="${material.shade}" stroke-width="6" d="${lines(0)}"/><path stroke="${material.light}" stroke-width="2" transform="translate(-1-1)" d="${lines(0)}"/></g>`,
    );
  }
  return studio;
}
