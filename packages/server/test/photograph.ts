import sharp from 'sharp';

/** A grey picture of random dots. */
const noise = (sigma: number, width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma } },
  });

let grain: Promise<Buffer> | undefined;
const photographs = new Map<number, Promise<Buffer>>();

/** A picture with large shapes and fine grain, as a camera takes it: a JPEG of 2000 x 1500 pixels. One for each number. */
export function photograph(n: number): Promise<Buffer> {
  const make = async () => {
    grain ??= noise(12, 2000, 1500).png({ compressionLevel: 1 }).toBuffer();
    const shapes = await noise(70, 24, 18).png().toBuffer();
    return sharp(shapes)
      .resize(2000, 1500)
      .composite([{ input: await grain, blend: 'soft-light' }])
      .jpeg({ quality: 85 })
      .toBuffer();
  };
  const made = photographs.get(n) ?? make();
  photographs.set(n, made);
  return made;
}
