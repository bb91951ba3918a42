import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { canInstall, install } from './apt.ts';
import { packageFolder } from './package-folder.ts';
import { freePort } from './free-port.ts';

const documented = join(packageFolder, '../../deploy/nginx.conf');

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}

const find = () =>
  [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/opt/homebrew/bin', '/usr/local/bin']
    .map((folder) => join(folder, 'nginx'))
    .find((file) => existsSync(file));

function findOrInstall(): string {
  if (find() === undefined && canInstall()) install('nginx');
  const program = find();
  if (program !== undefined) return program;
  throw new Error('This test needs nginx, and there is none. Debian: apt-get install nginx.');
}

/** Replaces text of the documented file; fails when the file does not contain it. */
function adapt(text: string, changes: Record<string, string>): string {
  for (const from of Object.keys(changes)) expect(text).toContain(from);
  // In one pass, because a port such as 30021 begins like a documented one.
  const any = Object.keys(changes)
    .join('|')
    .replaceAll('.', String.raw`\.`);
  return text.replaceAll(new RegExp(any, 'g'), (from) => changes[from]!);
}

/** nginx as `deploy/nginx.conf` documents it, on ports of its own. */
export interface Nginx {
  port: number;
  /** The port that redirects to the other one. */
  plainPort: number;
  /** The file with a line for each call. */
  accessLog: string;
  /** The file with a line for each call that no node has answered. */
  errorLog: string;
  /** Reuses connections and trusts the certificate. */
  agent: Agent;
}

/**
 * Starts nginx before the nodes on three ports, for nodes that drain for three seconds. It ends with the test, and needs no
 * privileges.
 */
export async function startNginx(nodePorts: readonly number[]): Promise<Nginx> {
  const program = findOrInstall();
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-nginx-'));
  const at = (name: string) => join(folder, name);
  const [port, plainPort] = [await freePort(), await freePort()];
  execFileSync(
    'openssl',
    // prettier-ignore
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2',
     '-subj', '/CN=guildhall.example', '-addext', 'subjectAltName=DNS:guildhall.example',
     '-keyout', at('key.pem'), '-out', at('certificate.pem')],
    { stdio: 'ignore' },
  );
  const site = adapt(await readFile(documented, 'utf8'), {
    ...Object.fromEntries(nodePorts.map((node, i) => [`127.0.0.1:300${i + 1}`, `127.0.0.1:${node}`])),
    'listen 80;': `listen 127.0.0.1:${plainPort};`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
    '/etc/ssl/guildhall/fullchain.pem': at('certificate.pem'),
    '/etc/ssl/guildhall/privkey.pem': at('key.pem'),
    // Well below the drain, as documented, so that connections close in time on a busy machine too.
    'keepalive_timeout 4s;': 'keepalive_timeout 800ms;',
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    at('nginx.conf'),
    [
      // A single process, so that killing it ends nginx.
      `daemon off; master_process off; pid ${at('pid')}; error_log ${at('error.log')}; events {}`,
      `http { access_log ${at('access.log')};`,
      ...temporary.map((name) => `${name}_temp_path ${at(name)};`),
      `${site} }`,
    ].join('\n'),
  );
  const args = ['-p', folder, '-e', at('error.log'), '-c', at('nginx.conf')];
  execFileSync(program, ['-t', '-q', ...args], { stdio: ['ignore', 'inherit', 'pipe'] });
  const nginx = spawn(program, args, { stdio: 'inherit' });
  const ended = once(nginx, 'close');
  const agent = new Agent({
    keepAlive: true,
    ca: await readFile(at('certificate.pem')),
    servername: 'guildhall.example',
  });
  onTestFinished(async () => {
    agent.destroy();
    nginx.kill();
    await ended;
    await rm(folder, { recursive: true });
  });
  for (const own of [port, plainPort]) await expect.poll(() => isListening(own)).toBe(true);
  return { port, plainPort, accessLog: at('access.log'), errorLog: at('error.log'), agent };
}
