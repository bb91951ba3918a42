interface Line {
  name: string;
  /** Milliseconds, one for each size. */
  medians: readonly number[];
}

const width = 970;
const plot = { left: 60, right: 560, top: 40, bottom: 440 };
const hues = [215, 25, 140, 275, 345, 185, 50, 110, 240, 0, 310, 80];

/** The lines as an SVG with logarithmic axes, which follows the reader's light or dark scheme. */
export function drawGrowth(sizes: readonly number[], lines: readonly Line[]): string {
  const all = lines.flatMap(({ medians }) => medians);
  const decades = [
    Math.floor(Math.log10(Math.min(...all))),
    Math.ceil(Math.log10(Math.max(...all))),
  ] as const;
  const x = (rows: number) =>
    plot.left + ((plot.right - plot.left) * Math.log(rows / sizes[0]!)) / Math.log(sizes.at(-1)! / sizes[0]!);
  const y = (time: number) =>
    plot.bottom - ((plot.bottom - plot.top) * (Math.log10(time) - decades[0])) / (decades[1] - decades[0]);

  const grid = Array.from(
    { length: decades[1] - decades[0] + 1 },
    (_, index) => 10 ** (decades[0] + index),
  ).map(
    (time) => `<path class="grid" d="M${plot.left} ${y(time)}H${plot.right}"/>
<text x="${plot.left - 8}" y="${y(time) + 4}" text-anchor="end">${time} ms</text>`,
  );
  const ticks = sizes.map(
    (rows) =>
      `<text x="${x(rows)}" y="${plot.bottom + 22}" text-anchor="middle">${rows.toLocaleString('en')}</text>`,
  );
  // Names are beside the ends of their lines, as near as they fit.
  const ends = lines
    .map((line, index) => ({ line, hue: hues[index % hues.length]!, place: y(line.medians.at(-1)!) }))
    .toSorted((a, b) => a.place - b.place);
  let free = 0;
  for (const end of ends) {
    end.place = Math.max(end.place, free);
    free = end.place + 17;
  }
  const overflow = Math.max(0, free - 17 - plot.bottom);
  const curves = ends.map(({ line: { name, medians }, hue, place }) => {
    const points = medians.map((time, index) => `${x(sizes[index]!).toFixed(1)},${y(time).toFixed(1)}`);
    const end = (place - overflow).toFixed(1);
    return `<g style="--hue:${hue}"><polyline points="${points.join(' ')}"/>
<path class="lead" d="M${points.at(-1)!.replace(',', ' ')}L${plot.right + 24} ${end}"/>
<text class="name" x="${plot.right + 30}" y="${Number(end) + 4}">${name.replaceAll("'", '&#39;')}, ${medians.at(-1)!.toFixed(2)} ms</text></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 490" role="img" aria-label="p50 of each hot call by the number of rows">
<style>
svg { --l: 38%; --ink: #35322c; --line: #d9d4c8; background: #fbf9f4; font: 13px system-ui, sans-serif }
@media (prefers-color-scheme: dark) { svg { --l: 72%; --ink: #d8d3c7; --line: #3b3934; background: #1b1a17 } }
text { fill: var(--ink) } .grid { stroke: var(--line) }
polyline, .lead { fill: none; stroke: hsl(var(--hue) 70% var(--l)); stroke-width: 2.5; stroke-linejoin: round }
.lead { stroke-width: 1; opacity: .6 } .name { fill: hsl(var(--hue) 70% var(--l)) }
</style>
<text x="${plot.left}" y="20">p50 of one call at a time, by rows in each table (messages: ten times as many)</text>
${[...grid, ...ticks, ...curves].join('\n')}
</svg>
`;
}
