import { ring, type Vec } from '../geometry.ts';
import { materials as m, type Material } from '../materials.ts';
import { bar, drum, front, Z } from '../shapes.ts';
import { Studio, type Shot } from '../studio.ts';

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
    studio.lathe(
      [0, 0, 48],
      [
        [92, 0],
        [72, 14, 'c'],
        [66, 40],
        [64, 92],
      ],
      material,
    );
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
  const studio = new Studio({ yaw: 18, pitch: 24, at: [430, 440], zoom: 1.3, ...shot });
  const [bend, radius, pieces] = [165, 84, 16];
  const center = (i: number): Vec => {
    const angle = (Math.PI / 2) * (i / pieces);
    return [60 - bend + bend * Math.cos(angle), bend * Math.sin(angle) - 60, radius];
  };
  const path = Array.from({ length: pieces + 1 }, (_, i) => center(i));
  studio.shadow([0, 5, 11, 16].flatMap((i) => bar(center(i), radius * 0.9, -6, 6)));
  studio.tube(path, radius, material, 'butt');
  const [x, y, z] = center(pieces);
  studio.cylinder([x + 6, y, z], [x - 34, y, z], radius + 1, material, 0, null);
  const mouth = center(0);
  studio.cylinder(mouth, [mouth[0], mouth[1] - 26, radius], radius, material, 0.82, m.brightSteel);
  return studio;
}
