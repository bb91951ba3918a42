import { pictureWidths, type ErrorBody, type Session } from '@guildhall/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newProduct, newRequest } from '../../../test/authorization-matrix.ts';
import { picture, readBytes, upload, uploadPicture } from '../../../test/files.ts';
import { pdf } from '../../../test/form.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';
import { deleteUnlinkedFiles } from './queries.ts';

const day = 24 * 60 * 60 * 1000;
const immutable = 'public, max-age=31536000, immutable';

let server: TestServer;
let own: Session;
let other: Session;
beforeAll(async () => {
  server = await startTestServer();
  own = await server.company();
  other = await server.company();
});
afterAll(() => server.close());

const saveAvatar = (avatar: string | null, { token, user } = own) =>
  server.call<ErrorBody>(...address('updateProfile', user._id), { token, body: { avatar } });
const statusFor = async (url: string, session?: Session) =>
  (await readBytes(server, url, session?.token)).status;

describe('a picture', () => {
  test('of each type is kept as WebP in three widths, upright and without metadata', async () => {
    for (const type of ['jpeg', 'png', 'webp', 'avif'] as const) {
      // On its side, with a place in it.
      const content = await picture(200, 2000)
        .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 0/1' } })
        .withMetadata({ orientation: 6 })
        .toFormat(type)
        .toBuffer();
      expect((await sharp(content).metadata()).exif).toBeDefined();
      const { status, body } = await upload(server, own, new Uint8Array(content), `Our logo.${type}`);
      expect(status).toBe(201);
      const { file } = body;
      expect(file).toEqual({
        id: expect.any(String),
        url: `/api/files/${file.id}/Our-logo.webp`,
        name: 'Our-logo.webp',
        type: 'image/webp',
        bytes: expect.any(Number),
        width: 1600,
        height: 160,
      });
      for (const width of pictureWidths) {
        const { headers, bytes } = await readBytes(server, `${file.url}?width=${width}`, own.token);
        expect(headers.get('content-type')).toBe('image/webp');
        expect(headers.get('content-length')).toBe(String(bytes.byteLength));
        const { format, exif, xmp, icc, iptc, orientation, ...size } = await sharp(bytes).metadata();
        expect({ format, exif, xmp, icc, iptc, orientation }).toEqual({ format: 'webp' });
        expect(size).toMatchObject({ width, height: Math.round(width / 10) });
      }
      const { bytes } = await readBytes(server, file.url, own.token);
      expect(bytes.byteLength).toBe(file.bytes);
      expect((await sharp(bytes).metadata()).width).toBe(1600);
    }
  });

  test('that is small is not enlarged', async () => {
    const { url, width, height } = await uploadPicture(server, own);
    expect([width, height]).toEqual([40, 20]);
    for (const wanted of pictureWidths) {
      const { bytes } = await readBytes(server, `${url}?width=${wanted}`, own.token);
      expect((await sharp(bytes).metadata()).width).toBe(40);
    }
    expect((await server.call('GET', `${url}?width=41`, { token: own.token })).body).toMatchObject({
      code: 'invalid_fields',
      fields: { width: 'width must be one of 192, 640, 1600.' },
    });
  });
});

test('a document of many chunks is kept as it came, and only downloaded', async () => {
  const content = `%PDF-1.7\n${'x'.repeat(700_000)}\n%%EOF\n`;
  const { body } = await upload(server, own, content, '../../शर्तें 2026.PDF');
  const { file } = body;
  expect(file).toMatchObject({
    name: 'शर्तें-2026.pdf',
    type: 'application/pdf',
    bytes: content.length,
    width: null,
    height: null,
  });
  const { headers, bytes } = await readBytes(server, file.url, own.token);
  expect(bytes.toString()).toBe(content);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(content.length),
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  });
});

test('a form with anything else than one file is refused, with the field at fault', async () => {
  const file = new Blob([pdf]);
  for (const [parts, fields] of [
    [[], { file: 'File is required.' }],
    [[['file', 'a text']], { file: 'File must be sent with a file name.' }],
    [[['other', file]], { other: 'other is not a known field.' }],
    [[['other', 'a text']], { other: 'other is not a known field.' }],
    [
      [
        ['file', file],
        ['file', file],
      ],
      { file: 'File must be one file.' },
    ],
  ] as [[string, string | Blob][], Record<string, string>][]) {
    const body = new FormData();
    for (const [name, value] of parts) body.append(name, value);
    const answer = await server.call<ErrorBody>(...address('uploadFile'), { token: own.token, body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_fields', fields } });
  }
});

describe('who may read a file', () => {
  test('nothing refers to it: its company alone, under its own name', async () => {
    const { id, url } = await uploadPicture(server, own);
    expect(await statusFor(url, own)).toBe(200);
    expect(await statusFor(url, other)).toBe(404);
    expect(await statusFor(url)).toBe(404);
    expect(await statusFor(`/api/files/${id}/other.webp`, own)).toBe(404);
    expect((await readBytes(server, url)).headers.get('cache-control')).toBe('no-store');
    expect((await readBytes(server, url, own.token)).headers.get('cache-control')).toBe('no-store');
  });

  test('an avatar, a picture of a product or a request: anyone, for ever', async () => {
    const urls = [];
    for (const save of [
      saveAvatar,
      (url: string) =>
        server.call(...address('createProduct'), {
          token: own.token,
          body: { ...newProduct, images: [url] },
        }),
      (url: string) =>
        server.call(...address('createRequest'), {
          token: own.token,
          headers: { 'idempotency-key': url },
          body: { ...newRequest, images: ['https://pictures.example/1.png', url] },
        }),
    ]) {
      const { url } = await uploadPicture(server, own);
      expect((await save(url)).status).toBeLessThan(300);
      urls.push(url);
    }
    for (const url of urls) {
      const { status, headers } = await readBytes(server, url);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe(immutable);
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    }
    const seen = await server.call('GET', address('getProfile', own.user._id)[1]);
    expect(seen.body).toMatchObject({ avatar: urls[0] });
  });

  test('of a company that is suspended: nobody else', async () => {
    const suspended = await server.company();
    const { url } = await uploadPicture(server, suspended);
    await saveAvatar(url, suspended);
    expect(await statusFor(url)).toBe(200);
    await server.context.db
      .updateTable('companies')
      .set({ status: 'suspended' })
      .where('id', '=', suspended.user._id)
      .execute();
    expect(await statusFor(url)).toBe(404);
    expect(await statusFor(url, other)).toBe(404);
  });

  test('it is replaced or removed as the avatar: its company alone again', async () => {
    const [first, second] = [await uploadPicture(server, own), await uploadPicture(server, own)];
    // In one of its widths.
    await saveAvatar(`${first.url}?width=192`);
    expect(await statusFor(first.url)).toBe(200);
    await saveAvatar(second.url);
    expect(await statusFor(first.url)).toBe(404);
    expect(await statusFor(second.url)).toBe(200);
    await server.call(...address('updateProfile', own.user._id), {
      token: own.token,
      body: { address: 'Pune' },
    });
    expect(await statusFor(second.url)).toBe(200);
    await saveAvatar(null);
    expect(await statusFor(second.url)).toBe(404);
    expect(await statusFor(second.url, own)).toBe(200);
  });
});

describe('a file is refused as a picture', () => {
  const sentence = 'This is not an image that your company has uploaded, or it has been deleted.';

  test('when it is of another company, a document or unknown, and nothing is saved', async () => {
    const mine = await uploadPicture(server, own);
    await saveAvatar(mine.url);
    const theirs = await uploadPicture(server, other);
    const document = (await upload(server, own, pdf)).body.file;
    const renamed = mine.url.replace('logo', 'other');
    for (const url of [theirs.url, document.url, renamed]) {
      expect(await saveAvatar(url)).toMatchObject({
        status: 400,
        body: { code: 'invalid_fields', fields: { avatar: sentence } },
      });
    }
    expect(await statusFor(mine.url)).toBe(200);
    expect(await statusFor(theirs.url)).toBe(404);
    const images = ['https://pictures.example/1.png', mine.url, theirs.url];
    for (const [name, body] of [
      ['createProduct', { ...newProduct, name: 'Not stored', images }],
      ['createRequest', { ...newRequest, images }],
    ] as const) {
      const answer = await server.call(...address(name), { token: own.token, body });
      expect(answer).toMatchObject({ status: 400, body: { fields: { 'images.2': sentence } } });
    }
    const products = await server.call('GET', address('listVendorProducts', own.user._id)[1]);
    expect(JSON.stringify(products.body)).not.toContain('Not stored');
  });

  test('when the address has another form', async () => {
    const { url } = await uploadPicture(server, own);
    for (const avatar of [
      `${url}?width=160`,
      `${url}#a`,
      `//host${url}`,
      url.replace('logo', '%6cogo'),
      '/api/files',
    ]) {
      expect(await saveAvatar(avatar), avatar).toMatchObject({ status: 400 });
    }
    expect((await saveAvatar('/a.png')).body.fields).toEqual({
      avatar: 'Avatar must be an http or https URL or the address of an uploaded image.',
    });
  });
});

test('a file is deleted a day after nothing refers to it, with its bytes, and not before', async () => {
  const { db } = server.context;
  const [avatar, replaced, unused] = [
    await uploadPicture(server, other),
    await uploadPicture(server, other),
    await uploadPicture(server, other),
  ];
  await saveAvatar(replaced.url, other);
  await saveAvatar(avatar.url, other);
  const later = (milliseconds: number) => new Date(Date.now() + milliseconds);
  await deleteUnlinkedFiles(db, later(day - 60_000));
  expect(await statusFor(unused.url, other)).toBe(200);
  await deleteUnlinkedFiles(db, later(day + 60_000));
  expect(await statusFor(avatar.url)).toBe(200);
  expect(await statusFor(unused.url, other)).toBe(404);
  expect(await statusFor(replaced.url, other)).toBe(404);
  const left = await db.selectFrom('file_chunks').select('file_id').distinct().execute();
  expect(left.map((chunk) => chunk.file_id)).not.toContain(unused.id);
  expect(await saveAvatar(unused.url, other)).toMatchObject({ status: 400 });
});

test('a server that starts a day later deletes them by itself', async () => {
  const { url } = await uploadPicture(server, own);
  const tomorrow = await startTestServer({
    databaseUrl: server.databaseUrl,
    now: () => new Date(Date.now() + day + 60_000),
  });
  await expect.poll(() => statusFor(url, own)).toBe(404);
  await tomorrow.close();
});

test('pictures are locked in one order, whatever that of the list is', async () => {
  const { db } = server.context;
  const [earlier, later] = [await uploadPicture(server, own), await uploadPicture(server, own)];
  const images = [later.url, earlier.url];
  const waiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const [added] = await db.transaction().execute(async (trx) => {
    await sql`select from files where id = ${earlier.id}::uuid for update`.execute(trx);
    const answer = server.call(...address('createProduct'), {
      token: own.token,
      body: { ...newProduct, images },
    });
    await expect.poll(async () => (await waiting.execute(db)).rows[0]!.count).toBe(1);
    const free = await sql`select from files where id = ${later.id}::uuid for update skip locked`.execute(
      trx,
    );
    expect(free.rows).toHaveLength(1);
    return [answer];
  });
  expect((await added).status).toBe(201);
});
