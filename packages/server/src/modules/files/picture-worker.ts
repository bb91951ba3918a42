import { maxPicturePixels, pictureWidths } from '@guildhall/contract/limits';
import sharp from 'sharp';
import type { PictureAnswer } from './picture-reader.ts';

// Runs in a process of its own, which a hostile picture may crash, stall or fill; see picture-reader.ts.

/** Of the readers that the library has, those for the types that can be uploaded. */
const readers = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'HeifBuffer'];
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: readers.map((name) => `VipsForeignLoad${name}`) });
sharp.cache(false);
sharp.concurrency(1);

/** Of 0 to 6. The usual 4 takes twice as long for files that are a little smaller. */
const effort = 2;
/** WebP has at most 16,383 rows. */
const maxHeightPerWidth = 3;
const largest = pictureWidths.at(-1)!;

const isTooLarge = ({ width, height }: { width: number; height: number }) =>
  width * height > maxPicturePixels;

/** The picture in all widths, upright, without metadata. */
async function read(bytes: Buffer): Promise<PictureAnswer> {
  if (isTooLarge(await sharp(bytes, { limitInputPixels: false }).metadata())) return { refusal: 'too large' };
  const fit = (width: number) =>
    ({ width, height: width * maxHeightPerWidth, fit: 'inside', withoutEnlargement: true }) as const;
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPicturePixels, failOn: 'error' })
    .autoOrient()
    .resize(fit(largest))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const renditions = [];
  for (const width of pictureWidths) {
    const small = sharp(data, { raw: info }).resize(fit(width));
    renditions.push({ width, data: await small.webp({ effort }).toBuffer() });
  }
  return { width: info.width, height: info.height, renditions };
}

/** The pictures on the standard input: of each the size in four bytes, and its bytes, until the next one is read. */
async function* pictures(): AsyncGenerator<Buffer> {
  const size = Buffer.alloc(4);
  // The same for all: the collector would leave many behind.
  let memory = Buffer.alloc(0);
  let picture: Buffer | undefined;
  let filled = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    for (let at = 0; at < chunk.length;) {
      const goal = picture ?? size;
      const copied = chunk.copy(goal, filled, at);
      at += copied;
      filled += copied;
      if (filled < goal.length) continue;
      filled = 0;
      if (picture) {
        yield picture;
        picture = undefined;
        continue;
      }
      const bytes = size.readUInt32BE();
      if (bytes > memory.length) memory = Buffer.allocUnsafeSlow(bytes);
      picture = memory.subarray(0, bytes);
    }
  }
}

process.on('disconnect', () => process.exit());
process.send?.('ready');
for await (const picture of pictures()) {
  const answer = await read(picture).catch((): PictureAnswer => ({ refusal: 'unreadable' }));
  process.send?.({ ...answer, memory: process.memoryUsage.rss() });
}
