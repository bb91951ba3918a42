/**
 * The drawing of the hall, in units of its view box: the ground is at y 700 and x 0 is the middle of the gable.
 */
const round = (value: number) => Math.round(value * 10) / 10;

/** An opening with a round head: from the ground line up, around and down again. */
export const arch = (x: number, radius: number, springing: number, foot: number) =>
  `M${x - radius} ${foot}V${springing}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${foot}`;

/** Lines from one circle to a wider one, `count` gaps over the half circle above the centre. */
export const spokes = (x: number, y: number, inner: number, outer: number, count: number) =>
  Array.from({ length: count + 1 }, (_, index) => {
    const angle = (Math.PI * index) / count;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `M${round(x + inner * cos)} ${round(y - inner * sin)}L${round(x + outer * cos)} ${round(y - outer * sin)}`;
  }).join('');

/** The wedge that closes an arch: narrow below, wide above. */
export const keystone = (x: number, bottom: number, top: number, halfWidth: number) =>
  `M${x - halfWidth * 0.62} ${bottom}L${x - halfWidth} ${top}h${2 * halfWidth}L${x + halfWidth * 0.62} ${bottom}z`;

/** Half width of the gable and the height that it keeps up to, step by step. */
const steps: readonly (readonly [halfWidth: number, top: number])[] = [
  [196, 264],
  [160, 218],
  [124, 172],
  [88, 126],
  [52, 84],
  [18, 52],
];

/** The outline of the stepped gable. */
export const gable = [
  'M-196 700',
  ...steps.flatMap(([half, top]) => [`H${-half}`, `V${top}`]),
  ...steps.toReversed().flatMap(([half, top]) => [`V${top}`, `H${half}`]),
  'V700',
].join('');

/** The stones that cover the steps. */
export const copings = steps
  .map(([half, top], index) => {
    const inner = (steps[index + 1]?.[0] ?? 0) - (index === steps.length - 1 ? 0 : 6);
    return [-half - 5, inner]
      .map((x) => `M${x} ${top - 7}h${half + 5 - inner}v7h${inner - half - 5}z`)
      .join('');
  })
  .join('');

/** The point in the portal that the hall behind it recedes to. */
const vanishing = 622;
const recede = (y: number, scale: number) => round(vanishing + (y - vanishing) * scale);
const depths = [0.8, 0.64, 0.51, 0.41, 0.33];
const farthest = 0.33;
export const portal = { radius: 84, springing: 528, foot: 690 };

/** The arches behind the portal, each farther in. */
export const nave = depths
  .map((scale) =>
    arch(0, round(portal.radius * scale), recede(portal.springing, scale), recede(portal.foot, scale)),
  )
  .join('');

/** The end of the hall, where the light comes from. */
export const apse = arch(
  0,
  round(portal.radius * farthest),
  recede(portal.springing, farthest),
  recede(portal.foot, farthest),
);

/** The lines of floor and vault, which run towards the light. */
export const perspective = [
  ...[-84, -56, -28, 0, 28, 56, 84].map((x) => [x, portal.foot] as const),
  ...[0, 30, 60, 90, 120, 150, 180].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [portal.radius * Math.cos(angle), portal.springing - portal.radius * Math.sin(angle)] as const;
  }),
]
  .map(([x, y]) => `M${round(x * farthest)} ${recede(round(y), farthest)}L${round(x)} ${round(y)}`)
  .join('');

/** The width of the town on either side of the gable: more than the widest screen. */
const townHalfWidth = 2100;

const roofs = {
  steps: (width: number) => {
    const run = round(width / 8);
    return `${`v-17h${run}`.repeat(3)}v-15h${round(width - 6 * run)}v15${`h${run}v17`.repeat(3)}`;
  },
  point: (width: number) => `l${width / 2} -74l${width / 2} 74`,
  hip: (width: number) => `l${width / 4} -48h${width / 2}l${width / 4} 48`,
};
const houses: readonly (readonly [width: number, eaves: number, roof: keyof typeof roofs])[] = [
  [104, 392, 'steps'],
  [88, 372, 'point'],
  [120, 398, 'hip'],
  [92, 366, 'steps'],
  [76, 394, 'point'],
  [132, 380, 'steps'],
  [84, 402, 'hip'],
];
const streetWidth = houses.reduce((sum, [width]) => sum + width, 0);

/** The roofs of the town behind the hall, one line from end to end. */
export const skyline = `M${-townHalfWidth} 700${houses
  .map(([width, eaves, roof]) => `V${eaves}${roofs[roof](width)}`)
  .join('')
  .repeat(Math.ceil((2 * townHalfWidth) / streetWidth))}V700z`;

const bayWidth = 132;

/** Where the bays of the two wings begin, nearest to the gable first on either side. */
export const bays = Array.from({ length: 14 }, (_, index) => [
  196 + index * bayWidth,
  -196 - (index + 1) * bayWidth,
]).flat();
