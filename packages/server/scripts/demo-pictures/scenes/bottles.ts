import { add, ring, type Vec } from '../geometry.ts';
import { materials as m, type Material } from '../materials.ts';
import { drum, rect } from '../shapes.ts';
import { Studio, type Shot } from '../studio.ts';

/** A label around a round body, with a band of colour and lines of print. */
export function label(
  studio: Studio,
  base: Vec,
  radius: number,
  from: number,
  to: number,
  band: Material,
): void {
  const at = (z: number): Vec => add(base, [0, 0, z]);
  const part = (a: number, b: number, r: number, material: Material) =>
    studio.lathe(
      at(a),
      [
        [r, 0],
        [r, b - a],
      ],
      material,
      'wrap',
    );
  const height = to - from;
  part(from, to, radius, m.white);
  part(from + height * 0.68, to - height * 0.1, radius + 0.2, band);
  const [x, y] = studio.project(at(from));
  const zoom = studio.camera.zoom;
  const drop = radius * zoom * studio.camera.foreshortening.level;
  const line = (share: number, width: number, thick: number, color: string) => {
    const [w, sag] = [width * radius * zoom, drop * width * width];
    const top = y - height * share * zoom + drop - sag;
    studio.draw(
      `<path fill="none" stroke="${color}" stroke-width="${thick}" stroke-linecap="round" d="M${Math.round(x - w)} ${Math.round(top)}q${Math.round(w)} ${Math.round(sag * 1.9)} ${Math.round(2 * w)} 0"/>`,
    );
  };
  line(0.77, 0.5, 6 * zoom, '#ffffff');
  line(0.46, 0.6, 5 * zoom, m.ink.base);
  line(0.3, 0.44, 3 * zoom, '#a9a597');
  line(0.17, 0.52, 3 * zoom, '#a9a597');
}

/** A ribbed screw cap. */
export function cap(studio: Studio, base: Vec, radius: number, height: number, material: Material): void {
  studio.lathe(
    base,
    [
      [radius, 0],
      [radius, height - 5],
      [radius, height, 'c'],
      [radius - 6, height],
    ],
    material,
  );
  const ribs = ring([0, 0], radius, 40).filter(
    ([x, y]) => x * studio.camera.forward[0] + y * studio.camera.forward[1] < 0,
  );
  studio.stamp(
    ribs.map(([x, y]): Vec => [base[0] + x, base[1] + y, base[2] + 4]),
    () => {
      const [[ax, ay], [, by]] = [studio.project([0, 0, 0]), studio.project([0, 0, height - 12])];
      studio.draw(
        `<path stroke="${material.shade}" stroke-opacity=".3" stroke-width="1.4" d="M${Math.round(ax)} ${Math.round(ay)}V${Math.round(by)}"/>`,
      );
    },
  );
}

/** Round bottles or jars with a screw cap and a label; one behind the other. */
export function bottles(
  shot: Shot,
  body: Material,
  lid: Material,
  band: Material,
  shape: 'tablet' | 'jar' | 'syrup',
  places: readonly Vec[] = [[0, 0, 0]],
): Studio {
  const studio = new Studio({ yaw: 24, pitch: 16, at: [400, 515], zoom: 1.12, ...shot });
  const shapes = {
    tablet: {
      outline: [
        [96, 0],
        [104, 0, 'c'],
        [104, 10],
        [104, 220],
        [104, 258, 'c'],
        [76, 264],
        [74, 278],
      ],
      neck: 278,
      cap: [84, 74],
      label: [34, 206],
    },
    jar: {
      outline: [
        [118, 0],
        [126, 0, 'c'],
        [126, 10],
        [126, 160],
        [126, 180, 'c'],
        [110, 184],
        [108, 190],
      ],
      neck: 190,
      cap: [118, 56],
      label: [26, 152],
    },
    syrup: {
      outline: [
        [76, 0],
        [84, 0, 'c'],
        [84, 10],
        [84, 210],
        [84, 264, 'c'],
        [38, 282],
        [34, 288],
        [34, 320],
      ],
      neck: 316,
      cap: [41, 56],
      label: [34, 196],
    },
  } as const;
  const form = shapes[shape];
  const widest = form.outline[1][0];
  for (const p of places) studio.shadow(drum(p, widest, form.neck + form.cap[1], form.cap[0]));
  studio.stamp(places, () => {
    studio.lathe([0, 0, 0], form.outline, body);
    label(studio, [0, 0, 0], widest + 0.6, form.label[0], form.label[1], band);
    if (body.gloss > 0.4) {
      const shine = studio.gradient(
        [0, 0],
        [1, 0],
        [
          [0, '#ffffff', 0],
          [0.5, '#ffffff', 0.55],
          [1, '#ffffff', 0],
        ],
        true,
      );
      const [x, y] = studio.project([0, 0, form.label[1] + 4]);
      studio.draw(rect(Math.round(x - widest * 0.72), Math.round(y - 44), 15, 52, shine, 7));
    }
    cap(studio, [0, 0, form.neck], form.cap[0], form.cap[1], lid);
  });
  return studio;
}
