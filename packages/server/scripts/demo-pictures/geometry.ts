/** A place or direction in the studio: x to the right, y away from the camera, z up. */
export type Vec = readonly [x: number, y: number, z: number];
/** A place on the picture, or in a flat profile. */
export type Point = readonly [x: number, y: number];

export const add = (...vectors: Vec[]): Vec =>
  vectors.reduce((sum, v) => [sum[0] + v[0], sum[1] + v[1], sum[2] + v[2]], [0, 0, 0]);
export const times = (v: Vec, k: number): Vec => [v[0] * k, v[1] * k, v[2] * k];
export const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const unit = (v: Vec): Vec => times(v, 1 / Math.hypot(...v));

/** The convex outline of some points (Andrew's monotone chain). */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (input: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const p of input) {
      for (;;) {
        const [a, b] = chain.slice(-2);
        if (!a || !b || (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** A regular outline of `count` corners around `center`, starting at `turn` degrees. */
export function ring(center: Point, radius: number, count: number, turn = 0): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count + (turn * Math.PI) / 180;
    return [center[0] + radius * Math.cos(angle), center[1] + radius * Math.sin(angle)];
  });
}
