import { Canvas } from './canvas.ts';
import { mix } from './materials.ts';

/** A company's mark on a tinted ground, within the circle that an avatar is cut to. */
function mark(
  ground: string,
  figure: string,
  accent: string,
  artwork: (figure: string, accent: string) => string,
): () => Canvas {
  return () => {
    const canvas = new Canvas(160, 160);
    const fill = canvas.gradient(
      [0, 0],
      [1, 1],
      [
        [0, mix(ground, '#ffffff', 0.14)],
        [1, mix(ground, '#0c0f12', 0.16)],
      ],
      true,
    );
    canvas.draw(`<path fill="${fill}" d="M0 0h160v160H0z"/>`);
    canvas.draw(artwork(figure, accent));
    return canvas;
  };
}

const [paper, brass, light, ink] = ['#f6efe0', '#d8b878', '#e8d6ac', '#25303c'];

/** Every company's mark by its file name, without the extension. */
export const avatars: Record<string, () => Canvas> = {
  'mark-lohvira': mark(
    '#2f3d4a',
    paper,
    brass,
    (a, b) =>
      `<path fill="${a}" d="M40 112l40-64 40 64H98L80 83l-18 29z"/><path fill="${b}" d="M68 112l12-19 12 19z"/>`,
  ),
  'mark-kumbhari': mark(
    '#7f2c2c',
    paper,
    brass,
    (a, b) =>
      `<path fill="${a}" d="M46 44h68v16H90v40h24v16H46v-16h24V60H46z"/><path fill="${b}" d="M46 44h68v5H46z"/>`,
  ),
  'mark-tarangini': mark(
    '#3a6a74',
    paper,
    light,
    (a, b) =>
      `<g fill="none" stroke-width="10"><circle cx="80" cy="80" r="36" stroke="${a}"/><path stroke="${b}" stroke-linecap="round" d="M54 84q13-14 26 0t26 0"/></g>`,
  ),
  'mark-sutravan': mark(
    '#b08d4a',
    ink,
    paper,
    (a, b) =>
      `<g fill="none" stroke-width="8" stroke-linecap="round"><path stroke="${a}" d="M44 98c0-50 72-50 72 0M56 104c0-34 48-34 48 0"/><path stroke="${b}" d="M68 108c0-18 24-18 24 0"/></g>`,
  ),
  'mark-nakshatrix': mark(
    '#25303c',
    brass,
    paper,
    (a, b) =>
      `<path fill="${a}" d="M80 36l9 35 35 9-35 9-9 35-9-35-35-9 35-9z"/><circle cx="112" cy="48" r="6" fill="${b}"/><circle cx="48" cy="112" r="4" fill="${b}"/>`,
  ),
  'mark-bluepeepal': mark('#506981', paper, light, (a, b) =>
    `<path fill="${a}" d="M80 38c34 20 44 44 18 64-8 6-15 9-18 22-3-13-10-16-18-22-26-20-16-44 18-64z"/><path stroke="${b}" stroke-width="4" fill="none" d="M80 58v56M80 84l18-14M80 84L62 70"/>`
      .replace(b, '#506981')
      .replace('#e8d6ac', '#506981'),
  ),
  'mark-daftarly': mark(
    '#e4d5b8',
    ink,
    '#9a6a1e',
    (a, b) =>
      `<path fill="${a}" d="M50 42h32c52 0 52 76 0 76H50zm17 16v44h14c29 0 29-44 0-44z" fill-rule="evenodd"/><circle cx="60" cy="80" r="5" fill="${b}"/>`,
  ),
  'mark-chakravan': mark(
    '#1f3a3a',
    brass,
    paper,
    (a, b) =>
      `<g fill="none" stroke="${a}"><circle cx="80" cy="80" r="40" stroke-width="9"/>${[0, 45, 90, 135].map((turn) => `<path stroke-width="5" d="M80 46v68" transform="rotate(${turn} 80 80)"/>`).join('')}</g><circle cx="80" cy="80" r="12" fill="${b}"/>`,
  ),
  'mark-vegakshi': mark(
    '#b96f4d',
    paper,
    ink,
    (a, b) =>
      `<path fill="${a}" d="M42 46h22l18 44 18-44h20L90 116H72z"/><circle cx="82" cy="52" r="8" fill="${b}"/>`,
  ),
  'mark-ujvaar': mark(
    '#cf9f44',
    ink,
    paper,
    (a, b) =>
      `<path fill="${a}" d="M88 36L52 88h22l-8 36 42-56H84z"/><path fill="none" stroke="${b}" stroke-width="5" stroke-linecap="round" d="M40 60a46 46 0 0 0 6 50M120 52a46 46 0 0 1-4 50"/>`,
  ),
  'mark-amritava': mark(
    '#3a7472',
    paper,
    light,
    (a, b) =>
      `<path fill="${a}" d="M80 34q34 42 34 62a34 34 0 0 1-68 0q0-20 34-62z"/><path fill="#3a7472" d="M74 78h12v12h12v12H86v12H74v-12H62V90h12z"/><circle cx="80" cy="96" r="3" fill="${b}"/>`,
  ),
  'mark-kanchanar': mark(
    '#8b9b84',
    paper,
    '#5a2d3a',
    (a, b) =>
      `${[0, 72, 144, 216, 288].map((turn) => `<path fill="${a}" d="M80 76c-16-14-14-32 0-42c14 10 16 28 0 42z" transform="rotate(${turn} 80 80)"/>`).join('')}<circle cx="80" cy="80" r="9" fill="${b}"/>`,
  ),
  'mark-shwetika': mark(
    '#dfe4ea',
    '#506981',
    brass,
    (a, b) =>
      `<path fill="${a}" d="M66 38h28v8h-6v24l26 42q4 10-8 10H54q-12 0-8-10l26-42V46h-6z"/><path fill="${b}" d="M62 100h36l8 13H54z"/>`,
  ),
  'mark-haatbeat': mark(
    '#461416',
    light,
    brass,
    (a, b) =>
      `<path fill="${a}" d="M44 66l8-24h56l8 24a12 12 0 0 1-24 0a12 12 0 0 1-24 0a12 12 0 0 1-24 0z"/><path fill="${b}" d="M52 86h56v32H88V98H72v20H52z"/>`,
  ),
  'mark-rangoori': mark(
    '#c98d82',
    paper,
    '#461416',
    (a, b) =>
      `<g fill="none" stroke-width="7"><path stroke="${a}" d="M80 38l42 42-42 42-42-42z"/><path stroke="${b}" d="M80 56l24 24-24 24-24-24z"/></g><circle cx="80" cy="80" r="7" fill="${a}"/>`,
  ),
  'mark-baithak': mark(
    '#744c31',
    light,
    paper,
    (a, b) =>
      `<path fill="none" stroke="${a}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round" d="M54 120V84h52v36M54 84V64c0-34 52-34 52 0v20"/><path stroke="${b}" stroke-width="6" stroke-linecap="round" d="M80 50v26"/>`,
  ),
};
