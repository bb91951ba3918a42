import type { PurchaseRequest, Quote, Session, StoredFile } from '@guildhall/contract';
import { maxAttachments } from '@guildhall/contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBytes, upload, uploadPicture } from '../../../test/files.ts';
import { pdf } from '../../../test/form.ts';
import { counter, offer, startDealServer, type DealServer } from '../../../test/negotiation.ts';
import { deleteUnlinkedFiles } from './queries.ts';

let server: DealServer;
let client: Session;
let vendor: Session;
let stranger: Session;
beforeAll(async () => {
  server = await startDealServer();
  [client, vendor, stranger] = await Promise.all([server.company(), server.company(), server.company()]);
});
afterAll(() => server.close());

const uploadDocument = async (session: Session): Promise<StoredFile> =>
  (await upload(server, session, pdf, 'Drawing 7.pdf')).body.file;
/** What client, vendor, stranger and a guest get at an address. */
const statusesOf = async ({ url }: StoredFile) => {
  const read = [client, vendor, stranger, undefined].map((session) => readBytes(server, url, session?.token));
  return (await Promise.all(read)).map(({ status }) => status);
};
const read = (session: Session, id: string) => server.read<Quote>(session, ['getQuote', id]);

test('whoever may read a request may read its files, and nobody else', async () => {
  const [document, image] = [await uploadDocument(client), await uploadPicture(server, client)];
  expect(await statusesOf(document)).toEqual([200, 404, 404, 404]);
  const request = await server.post(client, { fileIds: [image.id, document.id, image.id] });
  expect(request.files).toEqual([image, document]);
  expect(await server.read<PurchaseRequest>(vendor, ['getRequest', request.id])).toEqual(request);
  for (const file of [document, image]) expect(await statusesOf(file)).toEqual([200, 200, 200, 200]);
  const { headers } = await readBytes(server, document.url, vendor.token);
  expect(headers.get('cache-control')).toBe('no-store');
  await server.quote(vendor, request.id);
  await server.done(client, ['closeRequest', request.id]);
  expect(await statusesOf(document)).toEqual([200, 200, 404, 404]);
});

test('a request keeps the files that a change names', async () => {
  const [first, second] = [await uploadDocument(client), await uploadDocument(client)];
  const { id, version } = await server.post(client, { fileIds: [first.id] });
  const change = (fields: object) => server.as(client, ['updateRequest', id], fields);
  const changed = await change({ fileIds: [second.id], version });
  expect(changed.body.request).toMatchObject({ files: [second], version: version + 1 });
  expect(await statusesOf(first)).toEqual([200, 404, 404, 404]);
  expect((await change({ budget: '2' })).body.request.files).toEqual([second]);
  const outdated = await change({ fileIds: [], version });
  expect(outdated).toMatchObject({
    status: 409,
    body: { code: 'outdated', fields: { fileIds: expect.any(String) } },
  });
  expect((await change({ fileIds: [] })).body.request.files).toEqual([]);
});

test('the two companies of a quote may read the files of its offers, and nobody else', async () => {
  const [first, second, third] = [
    await uploadDocument(vendor),
    await uploadDocument(client),
    await uploadPicture(server, vendor),
  ];
  const request = await server.post(client);
  const { id } = await server.quote(vendor, request.id, { fileIds: [first.id] });
  await server.done(client, ['makeOffer', id], { offer: { ...counter, fileIds: [second.id] }, after: 1 });
  await server.done(vendor, ['makeOffer', id], {
    offer: { ...offer, fileIds: [first.id, third.id] },
    after: 2,
  });
  const { offers } = await read(client, id);
  expect(offers.map(({ files }) => files)).toEqual([[first], [second], [first, third]]);
  // Another vendor of the same request is a stranger too.
  await server.quote(stranger, request.id);
  for (const file of [first, second, third]) expect(await statusesOf(file)).toEqual([200, 200, 404, 404]);
});

test('only own files can be attached, and a refused call attaches none', async () => {
  const [own, foreign] = [await uploadDocument(vendor), await uploadDocument(client)];
  const request = await server.post(client);
  const refused = await server.as(vendor, ['createQuote'], {
    requestId: request.id,
    offer: { ...offer, fileIds: [own.id, foreign.id] },
  });
  const sentence = 'This is not a file that your company has uploaded, or it has been deleted.';
  expect(refused).toMatchObject({ status: 400, body: { fields: { 'offer.fileIds.1': sentence } } });
  expect(await statusesOf(own)).toEqual([404, 200, 404, 404]);
  const asked = await server.as(stranger, ['createRequest'], {
    request: 'Coils',
    budget: '1',
    supply_industry: 'Retail',
    fileIds: [foreign.id],
  });
  expect(asked).toMatchObject({ status: 400, body: { fields: { 'fileIds.0': sentence } } });
  const tooMany = await server.as(client, ['updateRequest', request.id], {
    fileIds: Array(maxAttachments + 1).fill(foreign.id),
  });
  expect(tooMany).toMatchObject({
    status: 400,
    body: { fields: { fileIds: `Files must have at most ${maxAttachments} entries.` } },
  });
});

test('an attached file stays, and one that no request has any more goes after a day', async () => {
  const [kept, detached] = [await uploadDocument(client), await uploadDocument(client)];
  const { id } = await server.post(client, { fileIds: [kept.id, detached.id] });
  await server.done(client, ['updateRequest', id], { fileIds: [kept.id] });
  const { db } = server.context;
  await deleteUnlinkedFiles(db, new Date(Date.now() + 25 * 60 * 60 * 1000));
  expect((await readBytes(server, kept.url, client.token)).status).toBe(200);
  expect((await readBytes(server, detached.url, client.token)).status).toBe(404);
});
