import { PNG } from 'pngjs';

/** How two pictures differ. */
export interface Comparison {
  /** The number of pixels that are not exactly the same, or that only one of the two has. */
  differing: number;
  /** A PNG of the second picture, faded, with the differing pixels in red. */
  diff: Buffer;
}

/**
 * Compares two PNGs exactly. The usual comparators ignore pixels that look anti-aliased, and so a corner whose radius
 * has changed; one browser on one platform draws the same page the same way, so nothing need be ignored.
 */
export function compare(before: Buffer, after: Buffer): Comparison {
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)];
  const diff = new PNG({ width: Math.max(a.width, b.width), height: Math.max(a.height, b.height) });
  let differing = 0;
  for (let y = 0; y < diff.height; y++) {
    for (let x = 0; x < diff.width; x++) {
      const pixel = pixelAt(b, x, y);
      const same = pixel !== undefined && pixel === pixelAt(a, x, y);
      if (!same) differing++;
      diff.data.writeUInt32BE(same ? faded(pixel) : 0xff0000ff, (y * diff.width + x) * 4);
    }
  }
  return { differing, diff: PNG.sync.write(diff) };
}

/** The pixel's four bytes as one number, or undefined outside the picture. */
function pixelAt(png: PNG, x: number, y: number): number | undefined {
  return x < png.width && y < png.height ? png.data.readUInt32BE((y * png.width + x) * 4) : undefined;
}

const faded = (rgba: number) => ((rgba & 0xffffff00) | 0x40) >>> 0;

/** The same picture in fewer bytes: flat colours compress best without a filter. */
export function shrink(png: Buffer): Buffer {
  const smaller = PNG.sync.write(PNG.sync.read(png), {
    colorType: 2,
    filterType: 0,
    deflateLevel: 9,
    deflateStrategy: 0,
  });
  return smaller.length < png.length ? smaller : png;
}
