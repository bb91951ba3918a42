import openapiTypescript, { astToString } from 'openapi-typescript';
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { requireDocumented } from '../document.ts';
import { startTestServer } from '../server.ts';
import { doMainJob } from './main-job.ts';

const here = import.meta.dirname;

it('the document gives a client types with which the main job compiles', async () => {
  const folder = join(here, 'generated');
  await mkdir(folder, { recursive: true });
  const types = await openapiTypescript(new URL('../../openapi.json', import.meta.url));
  await writeFile(join(folder, 'guildhall.ts'), astToString(types));
  const tsc = join(here, '../../../../node_modules/typescript/bin/tsc');
  const { stdout } = await promisify(execFile)(process.execPath, [tsc, '-p', here]).catch(
    (failed: { stdout: string }) => failed,
  );
  expect(stdout).toBe('');
});

it('a client made from the document does the main job, and every response is as documented', async () => {
  const server = await startTestServer();
  const outcome = await doMainJob({
    baseUrl: server.url,
    async fetch(request) {
      const { method, url } = request;
      const sent = await request.clone().text();
      const response = await fetch(request);
      const text = await response.clone().text();
      requireDocumented({
        method,
        path: url.slice(server.url.length),
        sent: sent === '' ? undefined : JSON.parse(sent),
        status: response.status,
        headers: response.headers,
        body: text === '' ? null : JSON.parse(text),
      });
      return response;
    },
  });
  await server.close();
  expect(outcome).toMatchObject({
    address: 'Pune',
    connections: ['Saffron Steel'],
    messages: ['Do you have M8 bolts?'],
    unchanged: 304,
    pages: [
      [
        ['Bolt M10', 19.99],
        ['Bolt M8', 19.99],
      ],
      [['Bolt M6', 19.99]],
    ],
    found: { companies: 0, products: 3, requests: 1 },
    budget: 'Rs. 2,00,000',
    refusal: { code: 'forbidden' },
  });
});
