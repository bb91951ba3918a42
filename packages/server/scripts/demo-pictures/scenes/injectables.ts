import type { Vec } from '../geometry.ts';
import { materials as m, mix, type Material } from '../materials.ts';
import { drum, Z } from '../shapes.ts';
import { Studio, type Shot, type Turning } from '../studio.ts';
import { cap, label } from './bottles.ts';
import { glass, liquid } from './glass.ts';

/** Injection vials with crimped caps. */
export function vials(shot: Shot, crimp: Material, content: string, band: Material): Studio {
  const studio = new Studio({ yaw: 22, pitch: 16, at: [400, 500], zoom: 1.3, ...shot });
  const places: Vec[] = [
    [-110, 80, 0],
    [20, 20, 0],
    [120, -80, 0],
  ];
  for (const p of places) studio.shadow(drum(p, 56, 200, 34), 0.85);
  const wall: Turning = [
    [54, 0],
    [58, 0, 'c'],
    [58, 8],
    [58, 128],
    [58, 154, 'c'],
    [30, 162],
    [28, 168],
    [28, 184],
  ];
  studio.stamp(places, () => {
    studio.lathe(
      [0, 0, 3],
      [
        [52, 0],
        [54, 8],
        [54, 84],
      ],
      liquid(content),
    );
    studio.draw(
      `<g opacity=".9">${studio.capture(() => studio.disc([0, 0, 87], Z, 53, { shade: content, base: mix(content, '#ffffff', 0.4), light: '#ffffff', gloss: 0 }))}</g>`,
    );
    studio.lathe([0, 0, 0], wall, glass);
    label(studio, [0, 0, 0], 58.4, 24, 112, band);
    studio.lathe(
      [0, 0, 172],
      [
        [34, 0],
        [36, 4],
        [36, 24],
      ],
      m.brightSteel,
    );
    studio.lathe(
      [0, 0, 196],
      [
        [36, 0],
        [36, 8],
      ],
      crimp,
    );
    studio.circle([0, 0, 204], Z, 17, crimp.shade, 1.2, 0.5);
  });
  return studio;
}

/** Infusion bottles with graduations. */
export function infusion(shot: Shot, band: Material): Studio {
  const studio = new Studio({ yaw: 22, pitch: 14, at: [400, 530], zoom: 1.12, ...shot });
  const places: Vec[] = [
    [-95, 70, 0],
    [80, -50, 0],
  ];
  for (const p of places) studio.shadow(drum(p, 86, 330, 30), 0.85);
  studio.stamp(places, () => {
    studio.lathe(
      [0, 0, 2],
      [
        [82, 0],
        [84, 10],
        [84, 226],
      ],
      liquid('#d5e2e2'),
    );
    studio.lathe(
      [0, 0, 0],
      [
        [82, 0],
        [90, 0, 'c'],
        [90, 10],
        [90, 250],
        [90, 312, 'c'],
        [40, 326],
        [34, 332],
        [34, 352],
      ],
      glass,
    );
    label(studio, [0, 0, 0], 90.4, 52, 196, band);
    cap(studio, [0, 0, 350], 38, 30, band);
    studio.tube(
      [
        [-26, 0, 378],
        [-20, 0, 414],
        [20, 0, 414],
        [26, 0, 378],
      ],
      4,
      m.white,
    );
  });
  return studio;
}
