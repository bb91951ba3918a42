import { endpoints, ErrorBody, type ProductAdded } from '@guildhall/contract';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { json } from 'node:stream/consumers';
import { Value } from 'typebox/value';
import { expect, onTestFinished, test } from 'vitest';
import { newProduct } from '../authorization-matrix.ts';
import { readPages, signUp } from '../client.ts';
import { makeDataFolder, removeDataFolder } from '../data-folder.ts';
import { createTestDatabase } from '../database.ts';
import { freePort } from '../free-port.ts';
import { startNginx, type Nginx } from '../nginx.ts';
import { spawnServer, type ServerProcess } from '../process.ts';
import { address } from '../server.ts';
import { isCommand } from './rounds.ts';

const restarts = isCommand ? 10 : 3;
/** Few beside other tests: a node without a quiet moment within its second cuts off requests that have just arrived. */
const callers = isCommand ? 12 : 4;

/** Makes one call through nginx. Rejects without a complete response. */
async function call(
  { port, agent }: Nginx,
  [method, path]: readonly [string, string],
  { token, body }: { token?: string; body?: object } = {},
): Promise<{ status: number | undefined; answer: unknown }> {
  const outgoing = secureRequest({
    host: '127.0.0.1',
    port,
    agent,
    method,
    path,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
  });
  outgoing.end(body && JSON.stringify(body));
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { status: response.statusCode, answer: await json(response) };
}

test('nodes are restarted one after the other, and no call is lost', async ({ task }) => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const letters = await makeDataFolder();
  onTestFinished(() => removeDataFolder(letters));
  const ports = [await freePort(), await freePort(), await freePort()];
  const start = (port: number) =>
    spawnServer(letters, {
      env: { PORT: String(port), DATABASE_URL: database.url, GUILDHALL_DRAIN_SECONDS: '3' },
    });
  const nodes = ports.map(start);
  const [url = ''] = await Promise.all(nodes.map(({ ready }) => ready));
  const nginx = await startNginx(ports);
  const { token } = await signUp(url, 'buyer');

  const acknowledged: string[] = [];
  const lost: string[] = [];
  let calls = 0;
  let isRunning = true;
  const attempt = async (name: string, wanted: number, ...args: Parameters<typeof call>) => {
    calls += 1;
    try {
      const { status, answer } = await call(...args);
      if (status === wanted) return true;
      lost.push(`${name}: ${status} ${JSON.stringify(answer)}`);
    } catch (error) {
      lost.push(`${name}: ${String(error)}`);
    }
    return false;
  };
  const load = Array.from({ length: callers }, async (_, caller) => {
    for (let count = 0; isRunning; count += 1) {
      const text = `${caller}-${count}`;
      const body = { request: text, budget: '1', supply_industry: 'Retail' };
      if (await attempt(text, 201, nginx, endpoints.createRequest, { token, body })) acknowledged.push(text);
      await attempt('list', 200, nginx, endpoints.listRequests);
    }
  });

  const restart = async (index: number) => {
    const node = nodes[index] as ServerProcess;
    node.kill('SIGTERM');
    expect(await node.ended).toMatchObject({ code: 0 });
    const before = calls;
    const next = (nodes[index] = start(ports[index]!));
    await next.ready;
    await expect.poll(() => calls).toBeGreaterThan(before + 50);
  };
  for (let count = 0; count < restarts; count += 1) await restart(count % nodes.length);
  isRunning = false;
  await Promise.all(load);

  expect(lost).toEqual([]);
  expect(calls).toBeGreaterThan(100 * restarts);
  const stored = await readPages<{ request: string }>(`http://127.0.0.1:${ports[0]}`, ['listRequests']);
  expect(stored.map(({ request: text }) => text).toSorted()).toEqual(acknowledged.toSorted());
  task.meta.figures = `${restarts} restarts, ${calls} calls, ${acknowledged.length} of them writes; none lost`;
});

test('nginx ends TLS, refuses calls without it, forwards the protocol of the caller, and accepts the largest headers', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const letters = await makeDataFolder();
  onTestFinished(() => removeDataFolder(letters));
  const port = await freePort();
  const url = await spawnServer(letters, { env: { PORT: String(port), DATABASE_URL: database.url } }).ready;
  const nginx = await startNginx([port, port, port]);
  const callPlain = async (path: string) => {
    const headers = { host: 'x.example' };
    const outgoing = request({
      host: '127.0.0.1',
      port: nginx.plainPort,
      method: 'POST',
      path,
      headers,
    }).end();
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    return response;
  };
  const page = await callPlain('/Home?tab=b');
  expect([page.resume().statusCode, page.headers.location]).toEqual([308, 'https://x.example/Home?tab=b']);
  // Who sends a password in plain text must learn of it.
  const refused = await callPlain(endpoints.logIn[1]);
  expect([refused.statusCode, refused.headers.location]).toEqual([403, undefined]);
  expect(Value.Check(ErrorBody, await json(refused))).toBe(true);

  const [secure] = (await once(
    secureRequest({ host: '127.0.0.1', port: nginx.port, agent: nginx.agent, path: '/api/ready' }).end(),
    'response',
  )) as [IncomingMessage];
  // Only responses to calls by TLS have it.
  expect(secure.resume().headers['strict-transport-security']).toContain('max-age');

  const { token } = await signUp(url, 'vendor');
  const ids: string[] = [];
  for (const _ of Array(2)) {
    const { answer } = await call(nginx, endpoints.createProduct, { token, body: newProduct });
    ids.push((answer as ProductAdded).product.id);
  }
  const hundred = Array.from({ length: 100 }, (_, index) => `ids=${ids[index % 2]}`).join('&');
  const list = await call(nginx, ['GET', `/api/products?limit=1&${hundred}`]);
  expect([list.status, (list.answer as unknown[]).length]).toEqual([200, 1]);

  const [, ending] = address('unsubscribe', 'a-token');
  expect((await call(nginx, ['POST', ending], { body: {} })).status).toBe(400);
  await call(nginx, endpoints.ready);
  const accessLog = await readFile(nginx.accessLog, 'utf8');
  expect(accessLog).toContain(endpoints.ready[1]);
  expect(accessLog).not.toContain('a-token');
});

test('nginx refuses calls as the API does when no node can', async () => {
  const nginx = await startNginx([await freePort(), await freePort(), await freePort()]);
  const ask = async ([method, path]: readonly [string, string], body?: Buffer) => {
    const { port, agent } = nginx;
    const outgoing = secureRequest({ host: '127.0.0.1', port, agent, method, path }).end(body);
    // nginx may close the connection before it has read a body that is too large.
    outgoing.on('error', () => {});
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    return response;
  };
  const refusal = async (response: IncomingMessage) => {
    const body = await json(response);
    expect(Value.Check(ErrorBody, body)).toBe(true);
    const { statusCode, headers } = response;
    return [statusCode, (body as ErrorBody).code, headers['retry-after']];
  };
  const ending = address('unsubscribe', 'a-token');
  for (const absent of [endpoints.listRequests, endpoints.streamEvents, ending]) {
    expect(await refusal(await ask(absent))).toEqual([503, 'unavailable', '5']);
  }
  for (const large of [endpoints.uploadFile, ending])
    expect(await refusal(await ask(large, Buffer.alloc(12e6)))).toEqual([
      413,
      'payload_too_large',
      undefined,
    ]);
  const page = (await ask(['GET', '/Home'])).resume();
  expect([page.statusCode, page.headers['content-type']]).toEqual([502, 'text/html']);
  expect(await readFile(nginx.accessLog, 'utf8')).not.toContain('a-token');
  const errorLog = await readFile(nginx.errorLog, 'utf8');
  expect(errorLog).toContain(endpoints.listRequests[1]);
  expect(errorLog).not.toContain('a-token');
});
