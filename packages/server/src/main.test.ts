import type { PurchaseRequest } from '@guildhall/contract';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readPages } from '../test/client.ts';
import { openStream } from '../test/event-stream.ts';
import { makeDataFolder, postgresOf, removeDataFolder } from '../test/data-folder.ts';
import type { Identity } from '#db/embedded/identity.ts';
import { builtFile } from '../test/built.ts';
import { freePort } from '../test/free-port.ts';
import { canRead, spawnServer } from '../test/process.ts';

// One database for all tests: only the first start on a folder is slow.
let folder: string;
beforeAll(async () => {
  folder = await makeDataFolder();
});
afterAll(() => removeDataFolder(folder));

const signUp = async (url: string, name: string) => {
  const response = await fetch(`${url}/api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ companyName: name, email: `${name}@example.com`, password: 'correct horse' }),
  });
  return { status: response.status, body: (await response.json()) as { token: string } };
};
const post = async (url: string, token: string, request: string) => {
  const response = await fetch(`${url}/api/requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ request, budget: '1', supply_industry: 'Retail' }),
  });
  if (response.status !== 201) throw new Error(`Answered ${response.status}`);
};
const stored = async (url: string) =>
  (await readPages<PurchaseRequest>(url, ['listRequests'])).map(({ request }) => request);
const isReady = (url: string) =>
  fetch(`${url}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
/** On a busy machine the database's first response may come too late for a probe. */
const becomesReady = (url: string) => expect.poll(() => isReady(url)).toBe(true);

/** As root the tests also run as an ordinary user, if that can read the server. */
const isRoot = process.getuid?.() === 0;
const daemon = { uid: 1, gid: 1 };
const users: [string, Identity][] = [['the user that runs this', undefined]];
if (isRoot && canRead(daemon, builtFile('main'))) users.push(['an ordinary user', daemon]);

describe.each(users)('a server of %s', (_name, identity) => {
  it('makes its data folder, serves, and leaves nothing running', async () => {
    const parent = await makeDataFolder({ owner: identity });
    const own = join(parent, 'data');
    const server = spawnServer(own, { identity });
    await becomesReady(await server.ready);
    expect(postgresOf(own)).not.toBeNull();
    server.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
    expect(postgresOf(own)).toBeNull();
    await removeDataFolder(own);
    await removeDataFolder(parent);
  });
});

describe('a server', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('ends on %s with nothing left running', async (signal) => {
    const server = spawnServer(folder);
    const url = await server.ready;
    await becomesReady(url);
    expect(postgresOf(folder)).not.toBeNull();
    server.kill(signal);
    expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
    expect(postgresOf(folder)).toBeNull();
    expect(await isReady(url)).toBe(false);
  });

  it('finishes the call in progress, ends streams and is not ready after SIGTERM', async () => {
    const metricsPort = await freePort();
    const server = spawnServer(folder, { env: { METRICS_PORT: String(metricsPort) } });
    const { hostname, port } = new URL(await server.ready);
    const { body: listener } = await signUp(`http://${hostname}:${port}`, 'listener');
    const stream = await openStream(`http://${hostname}:${port}`, listener.token);
    const body = JSON.stringify({
      companyName: 'Late',
      email: 'late@example.com',
      password: 'correct horse',
    });
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (chunk) => void (answer += chunk.toString()));
    socket.write(
      `POST /api/users HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    socket.write(body.slice(0, 10));
    await becomesReady(`http://${hostname}:${port}`);
    const asking = connect(Number(port), hostname);
    let readiness = '';
    asking.on('data', (chunk) => void (readiness += chunk.toString()));
    asking.write('GET /api/ready HTTP/1.1\r\nHost: x\r\n');
    expect((await fetch(`http://${hostname}:${port}/api/health`)).status).toBe(200);
    const figures = await fetch(`http://${hostname}:${metricsPort}/metrics`);
    expect(await figures.text()).toContain('route="/api/users",status="201"} 1');
    server.kill('SIGTERM');
    expect(await stream.ended).toBe('ended');
    await expect.poll(() => isReady(`http://${hostname}:${port}`)).toBe(false);
    asking.write('\r\n');
    await once(asking, 'close');
    expect(readiness).toMatch(/^HTTP\/1\.1 503 .*"code":"unavailable"/s);
    socket.write(body.slice(10));
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
    expect(await server.ended).toMatchObject({ code: 0 });
  });

  it('trusts the configured proxies, and no other, and warns of a misspelt setting', async () => {
    const server = spawnServer(folder, {
      env: { GUILDHALL_TRUSTED_PROXIES: '127.0.0.2', GUILDHALL_PROXIES: 'loopback' },
    });
    const { headers } = await fetch(await server.ready, { headers: { 'x-forwarded-proto': 'https' } });
    expect(headers.get('strict-transport-security')).toBeNull();
    server.kill('SIGTERM');
    const { code, stdout } = await server.ended;
    expect(code).toBe(0);
    expect(stdout).toContain('"name":"GUILDHALL_PROXIES","msg":"This variable is no setting of the server"');
  });

  it('is backed up by a copy of its data folder while it is stopped', async () => {
    const server = spawnServer(folder);
    const { body } = await signUp(await server.ready, 'copied');
    await post(await server.ready, body.token, 'In the copy');
    server.kill('SIGTERM');
    await server.ended;
    const copy = `${folder}-copy`;
    execFileSync('cp', ['-a', folder, copy]);
    onTestFinished(() => removeDataFolder(copy));

    const restored = spawnServer(copy);
    const url = await restored.ready;
    expect(await stored(url)).toContain('In the copy');
    await post(url, body.token, 'After the copy');
    restored.kill('SIGTERM');
    expect(await restored.ended).toMatchObject({ code: 0 });
  });

  it('restarts its database when that is killed', async () => {
    const server = spawnServer(folder);
    const url = await server.ready;
    expect(await signUp(url, 'before')).toMatchObject({ status: 201 });
    const killed = postgresOf(folder);
    process.kill(killed ?? 0, 'SIGKILL');
    await expect.poll(() => postgresOf(folder)).toSatisfy((pid) => pid !== null && pid !== killed);
    await expect.poll(() => signUp(url, 'before')).toMatchObject({ status: 409 });
    server.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0 });
    expect(postgresOf(folder)).toBeNull();
  });
});

describe('a start is refused in one line', () => {
  const oneLine = (text: RegExp) => expect.stringMatching(new RegExp(`^${text.source}\\n$`)) as string;

  it('on a folder that is a file', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const end = await spawnServer(file).ended;
    expect(end).toEqual({ code: 1, stdout: '', stderr: oneLine(/The data folder .* cannot be used: .*/) });
  });

  it('at once, on a folder that cannot be created', async () => {
    const end = await spawnServer('/proc/x').ended;
    expect(end).toEqual({ code: 1, stdout: '', stderr: oneLine(/The data folder .* cannot be used: .*/) });
  });

  it.each([
    [{ PORT: 'x' }, /PORT must .*/],
    [{ HOST: '203.0.113.1' }, /Cannot listen on 203\.0\.113\.1:0: .*\. Set HOST and PORT to .*\./],
    [
      { DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/x' },
      /The database cannot be reached: (?!.*secret).*\. Check DATABASE_URL if it is set\./,
    ],
  ])('with %j', async (env, message) => {
    const end = await spawnServer(folder, { env }).ended;
    expect(end).toEqual({ code: 1, stdout: '', stderr: oneLine(message) });
    expect(postgresOf(folder)).toBeNull();
  });
});
