import type { Vec } from '../geometry.ts';
import { materials as m, type Material } from '../materials.ts';
import { bar, block, front, X } from '../shapes.ts';
import { Studio, type Shot } from '../studio.ts';

const coilRadius = 165;

/** Slit or mill-width coils with two straps each, eye to the horizon. */
export function coils(
  shot: Shot,
  sheet: Material,
  strap: Material,
  places: readonly Vec[] = [[0, 0, 0]],
): Studio {
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
export function sheets(
  shot: Shot,
  sheet: Material,
  count: number,
  thickness: number,
  chequered = false,
): Studio {
  const studio = new Studio({ yaw: 33, pitch: 30, at: [400, 400], zoom: 1.05, ...shot });
  const [width, depth, foot] = [430, 300, 26];
  studio.shadow(block([0, 0, 0], [width, depth, foot + count * thickness]));
  for (const x of [-160, 0, 160]) studio.box([x, 0, 0], [34, depth, foot], m.oak);
  const shifts = [0, 5, -4, 7, 2, -6, 3, -2, 6, 0];
  const places = Array.from({ length: count }, (_, i): Vec => [
    shifts[i % 10] ?? 0,
    shifts[(i + 3) % 10] ?? 0,
    foot + i * thickness,
  ]);
  studio.stamp(places, () => studio.box([0, 0, 0], [width, depth, thickness - 1.5], sheet));
  const [x, y, z] = places.at(-1) ?? [0, 0, 0];
  if (chequered) {
    const lozenge = (cx: number, cy: number, turn: number) =>
      `<ellipse cx="${cx}" cy="${cy}" rx="11" ry="2.6" transform="rotate(${turn} ${cx} ${cy})" fill="${sheet.light}" stroke="${sheet.shade}" stroke-width=".8" stroke-opacity=".6"/>`;
    const marks =
      lozenge(8.5, 8.5, 45) + lozenge(25.5, 25.5, 45) + lozenge(25.5, 8.5, -45) + lozenge(8.5, 25.5, -45);
    const relief = studio.pattern(34, 34, marks);
    const corner: Vec = [x - width / 2, y + depth / 2, z + thickness - 1.5];
    studio.plane(corner, X, front, `<path fill="${relief}" d="M3 3h${width - 6}v${depth - 6}H3z"/>`);
  }
  return studio;
}
