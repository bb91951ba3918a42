import type { ErrorBody, FileUploaded, Session } from '@guildhall/contract';
import { sql } from 'kysely';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { underWay } from '../../../test/faults/under-way.ts';
import { upload, uploadPicture } from '../../../test/files.ts';
import { pdf } from '../../../test/form.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

const document = (bytes: number) => `%PDF-1.7\n${'x'.repeat(bytes - 15)}\n%%EOF`;
const quota = { company: 1_000_000, all: 2_500_000 };
const full = {
  status: 409,
  body: {
    code: 'limit',
    message: 'Your company has used up its 1 MB for files. Please remove some first.',
  },
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ measured: true, options: { fileQuota: quota, writeLimit: 1_000_000 } });
});
afterAll(() => server.close());

const send = (session: Session, bytes: number) =>
  upload<FileUploaded & ErrorBody>(server, session, document(bytes), 'terms.pdf');
const countRows = async () => {
  const { rows } = await sql<{ files: number; chunks: number; usage: number }>`select
    (select count(*) from files) as files, (select count(*) from file_chunks) as chunks,
    (select bytes from file_usage where company_id is null) as usage`.execute(server.context.db);
  return rows[0];
};

test('a company and all companies have so much room, and get it back', async () => {
  const { db } = server.context;
  const companies = [await server.company(), await server.company(), await server.company()] as const;
  const [first, second, third] = companies;
  expect((await send(first, 600_000)).status).toBe(201);
  expect(await send(first, 400_001)).toMatchObject(full);
  expect((await send(first, 400_000)).status).toBe(201);
  expect(await send(first, 15)).toMatchObject(full);
  expect((await send(second, 1_000_000)).status).toBe(201);
  expect((await send(third, 500_000)).status).toBe(201);
  expect(await send(third, 15)).toMatchObject({
    status: 409,
    body: { code: 'limit', message: 'There is no room for more files. Please try again later.' },
  });
  await db.deleteFrom('companies').where('id', '=', second.user._id).execute();
  expect((await send(third, 500_000)).status).toBe(201);
  await db.deleteFrom('files').where('company_id', '=', first.user._id).execute();
  expect((await send(first, 1_000_000)).status).toBe(201);
  await db.deleteFrom('files').execute();
  expect(await countRows()).toEqual({ files: 0, chunks: 0, usage: 0 });
});

test('uploads at the same time take no more than there is', async () => {
  const company = await server.company();
  const uploads = Array.from({ length: 8 }, () => send(company, 300_000));
  const statuses = (await Promise.all(uploads)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(3);
  expect(statuses.filter((status) => status === 409)).toHaveLength(5);
  const { files, usage } = (await countRows())!;
  expect({ files, usage }).toEqual({ files: 3, usage: 900_000 });
  await server.context.db.deleteFrom('files').execute();
});

test('a picture counts in all its widths', async () => {
  const company = await server.company();
  const { bytes } = await uploadPicture(server, company);
  const { usage } = (await countRows())!;
  expect(usage).toBeGreaterThan(2 * bytes);
  await server.context.db.deleteFrom('files').execute();
});

test('a file that is too large gets 413, however its size is told', async () => {
  const company = await server.company();
  const content = document(10_000_001);
  expect(await upload(server, company, content)).toMatchObject({
    status: 413,
    body: { code: 'payload_too_large', message: 'The file must have at most 10 MB.' },
  });
  // The connection can be used again at once.
  expect((await upload(server, company, pdf)).status).toBe(201);
  await server.context.db.deleteFrom('files').execute();
});

test('a connection that is cut in the middle of an upload leaves nothing', async () => {
  const { token } = await server.company();
  const { hostname, port } = new URL(server.url);
  const head = [
    'POST /api/files HTTP/1.1',
    'Host: guildhall.example',
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 900000',
  ].join('\r\n');
  const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
  const refused = async () => (await upload(server, { token }, 'text')).status;
  const sockets = new Set<Socket>();
  const hold = () => {
    const socket = connect(Number(port), hostname);
    sockets.add(socket);
    socket.write(`${head}\r\n\r\n${part}${document(300_000)}`);
    // Its place was taken by the upload that asks whether all are taken.
    socket.once('data', () => {
      socket.destroy();
      hold();
    });
  };
  for (let count = 0; count < 8; count += 1) hold();
  // All places of the company are taken, and given back.
  await expect.poll(refused).toBe(429);
  for (const socket of sockets) socket.destroy();
  await expect.poll(refused).toBe(400);
  await expect.poll(() => underWay(server)).toBe(0);
  expect(await countRows()).toEqual({ files: 0, chunks: 0, usage: 0 });
  expect((await upload(server, { token }, pdf)).status).toBe(201);
});
