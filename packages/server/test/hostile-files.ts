import fc from 'fast-check';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { noise, picture } from './files.ts';

/** What every hostile file wants to bring to others. */
export const payload = '<script>alert("hostile")</script>';

/** A file, and how its upload has to end: stored, refused, or either. */
export interface HostileFile {
  kind: string;
  content: Buffer;
  name: string;
  type: string;
  ends: 'stored' | 'refused' | 'any';
}

type Formats = 'jpeg' | 'png' | 'webp' | 'avif';
const formats: readonly Formats[] = ['jpeg', 'png', 'webp', 'avif'];

/** The choices of one file, the same in every run. */
interface Chance {
  number: (below: number) => number;
  bytes: (length: number) => Buffer;
  format: Formats;
  /** A real picture of that format. */
  image: Buffer;
}

type Recipe = (chance: Chance) => Promise<Buffer> | Buffer;

/** A chunk of a PNG file. */
function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.byteLength);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** A grey PNG of that size, with other chunks before its pixels. */
function png(width: number, height: number, pixels: Buffer, ...chunks: Buffer[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const data = deflateSync(pixels);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', head),
    ...chunks,
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A JPEG with a segment after its first marker. */
const withSegment = (jpeg: Buffer, marker: number, data: Buffer) => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.byteLength + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
};

const jpeg = () => picture().jpeg().toBuffer();
const text = (content: string) => Buffer.from(content);
const endings = ['.html', '.svg', '.js', '.jpg.exe', '', '.pdf', '.gif'];
const document = (content: string) => text(`%PDF-1.7\n${content}\n%%EOF\n`);

const refused: Record<string, Recipe> = {
  'a page': () => text(`<!doctype html>${payload}`),
  'a drawing with a script': () => text(`<svg xmlns="http://www.w3.org/2000/svg">${payload}</svg>`),
  'a GIF that is a script': ({ number }) => text(`GIF89a/*${number(99)}*/=0;alert("hostile")//${payload}`),
  'an archive or a program': ({ number, bytes }) =>
    Buffer.concat([text(['PK\x03\x04', 'MZ', '\x7fELF', 'BM', 'II*\0', 'Rar!'][number(6)]!), bytes(500)]),
  'nothing, or almost': ({ number }) => text('\xff\xd8\xff'.slice(0, number(3))),
  'a picture that is cut': ({ image, number }) => image.subarray(0, 40 + number(image.byteLength / 2)),
  'noise after a right start': ({ image, bytes }) => Buffer.concat([image.subarray(0, 16), bytes(2000)]),
  'a head that claims gigapixels': ({ number }) => png(50_000 + number(9999), 60_000, Buffer.alloc(100)),
  'a JPEG whose head claims gigapixels': async ({ number }) => {
    const content = await jpeg();
    const frame = content.indexOf(Buffer.from([0xff, 0xc0]));
    content.writeUInt16BE(60_000 + number(5000), frame + 5);
    content.writeUInt16BE(60_000 + number(5000), frame + 7);
    return content;
  },
  'a bomb of 60 megapixels': ({ number }) => png(8000, 7500 + number(8), Buffer.alloc(7508 * 1001)),
  'a document that is cut': ({ number }) => text(`%PDF-1.${number(8)}\n1 0 obj ${payload}`),
};

const stored: Record<string, Recipe> = {
  'a place in its metadata': ({ format }) =>
    picture()
      .withExif({ IFD0: { Artist: payload }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' } })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${payload.replaceAll('<', '&lt;')}</x:xmpmeta>`)
      .toFormat(format)
      .toBuffer(),
  'a script in a comment': async () => withSegment(await jpeg(), 0xfe, text(`*/${payload}/*`)),
  'a document in a picture': async () =>
    withSegment(await jpeg(), 0xfe, document(`<< /S /JavaScript /JS (${payload}) >>`)),
  'an archive behind a picture': async ({ bytes, image, format }) =>
    Buffer.concat([format === 'avif' ? await jpeg() : image, text(`PK\x03\x04${payload}`), bytes(300)]),
  'a page behind a picture': async () => Buffer.concat([await jpeg(), text(payload)]),
  'many pictures in one': () =>
    sharp({ create: { width: 20, height: 60, channels: 3, background: 'red', pageHeight: 20 } })
      .webp({ loop: 0, delay: [1, 1, 1] })
      .toBuffer(),
  'another ending than its type': ({ image }) => image,
  'a document with a script': ({ number }) =>
    document(`<< /OpenAction << /S /JavaScript /JS (app.alert(${number(99)})) >> >> ${payload}`),
};

const any: Record<string, Recipe> = {
  'bits that have changed': ({ image, number }) => {
    const changed = Buffer.from(image);
    for (let count = 0; count < 8; count += 1) changed[number(changed.byteLength)]! ^= 1 << number(8);
    return changed;
  },
  'a bomb in its metadata': ({ number }) =>
    png(
      40,
      40,
      Buffer.alloc(240),
      pngChunk(
        'zTXt',
        Buffer.concat([text('Comment\0\0'), deflateSync(Buffer.alloc(8_000_000 + number(1000)))]),
      ),
    ),
};

const recipes = [
  ...Object.entries(refused).map(([kind, make]) => ({ kind, make, ends: 'refused' as const })),
  ...Object.entries(stored).map(([kind, make]) => ({ kind, make, ends: 'stored' as const })),
  ...Object.entries(any).map(([kind, make]) => ({ kind, make, ends: 'any' as const })),
];

const names = [
  '../../etc/passwd',
  'C:\\Windows\\system32\\a.png',
  'a\u0000b\r\nSet-Cookie: a=b',
  '\u202egnp.exe',
  `${'long '.repeat(60)}.png`,
  '..',
  '.htaccess',
  '"; filename="b.html',
  payload,
  '%2e%2e%2fa.png',
];

/** So many hostile files, of every kind in turn. */
export async function makeHostileFiles(count: number, seed: number): Promise<HostileFile[]> {
  const images = await Promise.all(formats.map((format) => noise(64, 64).toFormat(format).toBuffer()));
  const seeds = fc.sample(fc.infiniteStream(fc.nat()), { seed, numRuns: 1 })[0]!;
  const number = (below: number) => (seeds.next().value as number) % Math.max(1, Math.floor(below));
  const files: HostileFile[] = [];
  for (let index = 0; index < count; index += 1) {
    const { kind, make, ends } = recipes[index % recipes.length]!;
    const at = number(formats.length);
    const bytes = (length: number) => Buffer.from(Array.from({ length }, () => number(256)));
    const content = await make({ number, bytes, format: formats[at]!, image: images[at]! });
    const name = names[number(names.length)]! + endings[number(endings.length)]!;
    files.push({ kind, content, name, type: ['text/html', 'image/svg+xml', 'image/png'][number(3)]!, ends });
  }
  return files;
}
