import { readFileSync } from 'node:fs';
import { endpoints, routes } from '@guildhall/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { docsPath } from './openapi.ts';

interface Document {
  paths: Record<string, Record<string, { operationId?: string; description?: string }>>;
  components: { schemas: Record<string, unknown> };
}

let server: TestServer;
let served: Document;
beforeAll(async () => {
  server = await startTestServer();
  served = (await server.call<Document>('GET', `${docsPath}/json`)).body;
});
afterAll(() => server.close());

it('is committed as it is served (npm run openapi updates it)', () => {
  const committed: unknown = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'));
  expect(served).toEqual(committed);
});

it('has every endpoint of the contract, and nothing else', () => {
  const documented = Object.entries(served.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId }]) => [operationId, method.toUpperCase(), path]),
  );
  const expected = Object.entries(endpoints).map(([name, [method, path]]) => [
    name,
    method,
    path.replaceAll(/:(\w+)/g, '{$1}'),
  ]);
  expect(new Set(documented.map(String))).toEqual(new Set(expected.map(String)));
});

it('has what a call says of itself beside what follows from the contract', () => {
  const described = Object.values(served.paths)
    .flatMap((operations) => Object.values(operations))
    .map(({ operationId, description }) => [operationId, description]);
  const said = Object.entries(routes).flatMap(([name, { schema }]) =>
    'description' in schema ? [[name, expect.stringContaining(schema.description)]] : [],
  );
  expect(described).toEqual(expect.arrayContaining(said));
});

it('says of every id in a path whose it is, where its name does not', () => {
  const chat = served.paths['/api/chat/messages/{userId}/{connectionId}'] as Record<
    string,
    { parameters?: unknown }
  >;
  expect(chat['get']!.parameters).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'userId', description: expect.stringContaining('user._id') }),
      expect.objectContaining({
        name: 'connectionId',
        description: expect.stringContaining('other company'),
      }),
    ]),
  );
});

it('defines every schema that it refers to', () => {
  const references = JSON.stringify(served).matchAll(/#\/components\/schemas\/(\w+)/g);
  const names = new Set([...references].map(([, name = '']) => name));
  expect(names.size).toBeGreaterThan(20);
  expect(Object.keys(served.components.schemas).sort()).toEqual([...names].sort());
});

it('can be read by people', async () => {
  const page = await fetch(server.url + docsPath);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('swagger-ui');
});
