import type { Vec } from '../geometry.ts';
import { materials as m, type Material } from '../materials.ts';
import { block, down, front, rect, X, Y } from '../shapes.ts';
import { Studio, type Shot } from '../studio.ts';

const ledGreen = '#8fd19e';
const brass = '#d8b878';

/** One rack unit of front panel, 190 wide: a server, a switch or a blank. */
function unit(kind: 'server' | 'switch' | 'blank', y: number, height: number): string {
  const plate = rect(8, y, 174, height - 2, kind === 'blank' ? '#222b34' : '#313d48', 2);
  const middle = y + height / 2 - 1;
  const lights = `<circle cx="172" cy="${middle}" r="1.8" fill="${ledGreen}"/><circle cx="166" cy="${middle}" r="1.8" fill="${brass}"/>`;
  if (kind === 'server') {
    const bays = Array.from({ length: 6 }, (_, i) =>
      rect(14 + i * 23, y + 3, 20, height - 8, '#46535f', 1),
    ).join('');
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
  const kinds = [
    'switch',
    'switch',
    'blank',
    'server',
    'server',
    'server',
    'blank',
    'server',
    'server',
    'blank',
    'blank',
  ] as const;
  const units = kinds.map((kind, i) => unit(kind, 14 + i * 39, 38)).join('');
  studio.plane([-95, -95, 460], X, down, rect(2, 4, 186, 446, '#0f151b', 3) + units);
  const vents = studio.pattern(
    12,
    12,
    '<path stroke="#0b1015" stroke-width="4" stroke-linecap="round" d="M6 3v6"/>',
  );
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
          return (
            rect(x, y, 86, 27, '#3a4651', 2) +
            rect(x + 4, y + 9, 60, 9, '#212a32', 2) +
            `<circle cx="${x + 76}" cy="${y + 13}" r="3" fill="${i % 3 ? ledGreen : brass}"/>`
          );
        }).join('')
      : Array.from(
          { length: 12 },
          (_, i) =>
            slot(52 + i * 25 + Math.floor(i / 6) * 8, 8, 20, 13) +
            slot(52 + i * 25 + Math.floor(i / 6) * 8, 25, 20, 13),
        ).join('') +
        slot(378, 10, 22, 26) +
        `<circle cx="36" cy="15" r="3" fill="${ledGreen}"/><circle cx="36" cy="29" r="3" fill="${brass}"/>`;
  const ears = [6, 416]
    .map(
      (x) =>
        rect(x, 6, 18, height - 12, '#9aa4aa', 3) +
        `<circle cx="${x + 9}" cy="${height / 2}" r="4" fill="#2a323a"/>`,
    )
    .join('');
  studio.stamp(
    Array.from({ length: count }, (_, i): Vec => [0, 0, i * height]),
    () => {
      studio.box([0, 0, 0], [size[0], size[1], height - 2], body);
      studio.plane([-220, -130, height - 2], X, down, art + ears);
    },
  );
  const grill = studio.pattern(
    16,
    10,
    '<path stroke="#0b1015" stroke-opacity=".55" stroke-width="2.4" stroke-linecap="round" d="M3 5h10"/>',
  );
  studio.plane([-150, 90, height * count - 2], X, front, `<path fill="${grill}" d="M0 0h304v70h-304z"/>`);
  return studio;
}
