const [width, height] = [96, 32];

/** The points of a line through the values, from the lower to the upper edge; a flat line is in the middle. */
function toPoints(values: readonly number[]): string {
  const least = Math.min(...values);
  const range = Math.max(...values) - least;
  return values
    .map((value, index) => {
      const x = (index / (values.length - 1)) * width;
      const y = height * (range === 0 ? 0.5 : 1 - (value - least) / range);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}

/** A small line through earlier values. Time runs in reading direction. */
export function StatTileTrend({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  return (
    <svg data-part="trend" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
      <polyline points={toPoints(values)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
