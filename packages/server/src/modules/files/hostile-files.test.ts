import type { ErrorBody, FileUploaded } from '@guildhall/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../../test/connections.ts';
import { readBytes, upload } from '../../../test/files.ts';
import { makeHostileFiles, payload, type HostileFile } from '../../../test/hostile-files.ts';
import { address, startTestServer, type TestServer } from '../../../test/server.ts';
import { isFull } from '../../../test/tier.ts';

const errors: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    onLog: (line) => void (JSON.parse(line).level >= 50 && errors.push(line)),
    options: { writeLimit: 1_000_000 },
  });
});
afterAll(() => server.close());

const sentences = [
  'File must be an image (JPEG, PNG, WebP or AVIF) or a whole PDF document.',
  'File must be an image of at most 40 megapixels.',
  'File is an image that cannot be read. It may be damaged.',
];

/** What is wrong with the response to an upload, or with what is served of it; undefined when nothing is. */
async function problemOf(token: string, { content, name, type, ends }: HostileFile) {
  const { status, body } = await upload<FileUploaded & ErrorBody>(
    server,
    { token },
    new Blob([new Uint8Array(content)], { type }),
    name,
  );
  const expected = { stored: [201], refused: [400], any: [201, 400] }[ends];
  if (!expected.includes(status)) return `${status} ${JSON.stringify(body)}`;
  if (status === 400)
    return sentences.includes(body.fields?.['file'] ?? '') ? undefined : JSON.stringify(body);
  const { file } = body;
  if (!/^[\p{L}\p{M}\p{N}-]{1,80}\.(webp|pdf)$/u.test(file.name)) return `is named ${file.name}`;
  const { headers, bytes } = await readBytes(server, file.url, token);
  if (headers.get('x-content-type-options') !== 'nosniff') return 'may be taken for another type';
  if (headers.get('content-type') !== file.type) return `is served as ${headers.get('content-type')}`;
  if (file.type === 'application/pdf')
    return headers.get('content-disposition')?.startsWith('attachment;') ? undefined : 'is shown as a page';
  if (bytes.equals(content) || bytes.includes(payload)) return 'is served as it came';
  const { format, pages, exif, xmp, icc, iptc, comments } = await sharp(bytes).metadata();
  const rest = { pages, exif, xmp, icc, iptc, comments };
  if (format !== 'webp' || Object.values(rest).some((value) => value !== undefined))
    return `is ${format} with ${JSON.stringify(rest)}`;
  return undefined;
}

/** Each kind at least twice. */
const fileCount = isFull ? 200 : 44;

test('hostile files of every kind: none is served as it came, none stalls or ends the server, each gets its sentence', async () => {
  const [me, other] = [await server.company(), await server.company()];
  await connect(server, me, other);
  const files = await makeHostileFiles(fileCount, 1);
  const problems: string[] = [];
  const waiting = [...files];
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const problem = await problemOf(me.token, file);
      if (problem !== undefined) problems.push(`${file.kind} (${file.name}): ${problem}`);
    }
  };
  let isDone = false;
  const polls: number[] = [];
  const poll = async () => {
    while (!isDone) {
      const [, messages] = address('listMessages', me.user._id, other.user._id);
      polls.push((await server.call('GET', messages, { token: me.token })).status);
      polls.push((await server.call('GET', '/api/health')).status);
    }
  };
  const polling = poll();
  await Promise.all(Array.from({ length: 4 }, work));
  isDone = true;
  await polling;
  expect(problems).toEqual([]);
  expect(errors).toEqual([]);
  expect(new Set(polls)).toEqual(new Set([200]));
  expect(polls.length).toBeGreaterThan(files.length);
});

test('while a picture of 36 megapixels is read, everyone else gets answers', async () => {
  const me = await server.company();
  const content = await sharp({
    create: { width: 6000, height: 6000, channels: 3, background: '#0a7d5a' },
  })
    .webp({ lossless: true, effort: 0 })
    .toBuffer();
  let isPending = true;
  const uploading = upload(server, me, new Uint8Array(content)).finally(() => (isPending = false));
  let answered = 0;
  while (isPending) {
    // Read from the database each time. The probe for readiness would not wait for a busy machine.
    expect((await server.call(...address('getProfile', me.user._id), { token: me.token })).status).toBe(200);
    answered += 1;
  }
  expect((await uploading).status).toBe(201);
  expect(answered).toBeGreaterThan(20);
});
