import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../packages/server/test/free-port.ts';
import { commandOf, readDockerfile, root } from './dockerfile.ts';
import { makeImageFolder } from './image-folder.ts';

// Performs the steps of deploy/Dockerfile in plain folders, then runs the result as the container would: as an
// unprivileged user, on read-only files, with the data elsewhere. Also lints other files of deploy with the tools that
// this machine has.

/** Under root: an unprivileged user instead of the image's. */
const user = process.getuid?.() === 0 ? { uid: 1, gid: 1 } : undefined;
const folder = mkdtempSync(join(tmpdir(), 'guildhall-deploy-'));
chmodSync(folder, 0o755);

function requireThat(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`Not so: ${what}.`);
  console.log(`ok   ${what}`);
}

async function checkImage(): Promise<void> {
  const image = makeImageFolder(folder, (line) => console.log(`     ${line}`));
  const { steps } = readDockerfile().at(-1)!;
  const step = (keyword: string) => steps.find((found) => found.keyword === keyword)!;
  execFileSync('chmod', ['-R', 'a-w,a+rX', image]);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (user) chownSync(data, user.uid, user.gid);
  const own = {
    PATH: process.env['PATH'],
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    GUILDHALL_DATA: data,
  };
  const options = { ...user, cwd: join(image, step('WORKDIR').text), env: { ...step('ENV').env, ...own } };
  const runOnce = ([program = '', ...args]: string[]) => spawnSync(program, args, options).status;

  const [program = '', ...args] = commandOf(step('CMD'));
  const server = spawn(program, args, { ...options, stdio: 'inherit' });
  const ended = once(server, 'exit') as Promise<[number | null]>;
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  const health = commandOf(step('HEALTHCHECK'));
  while (!hasEnded && runOnce(health) !== 0) await sleep(200);
  requireThat(!hasEnded, 'the image is healthy, as an ordinary user on read-only files');
  const url = `http://127.0.0.1:${own.PORT}`;
  requireThat((await fetch(`${url}/api/ready`)).ok, 'it is ready');
  requireThat((await (await fetch(url)).text()).includes('<html'), 'it serves the app');
  const file = join(data, 'backup.tar.gz');
  const main = args.at(-1) ?? '';
  requireThat(runOnce([program, main.replace('main.js', 'backup.js'), file]) === 0, 'it is backed up');
  server.kill('SIGTERM');
  requireThat((await ended)[0] === 0, 'it ends on SIGTERM with 0');
  requireThat(runOnce(health) === 1, 'its health check fails when it does not answer');
  own.GUILDHALL_DATA = join(data, 'restored');
  const env = { ...options.env, ...own };
  const restore = [main.replace('main.js', 'restore.js'), file];
  requireThat(spawnSync(program, restore, { ...options, env }).status === 0, 'its backup is restored');
}

/** Runs a linter, or says that it is not installed. */
function lint(what: string, program: string, args: string[]): void {
  const { error, status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (error) console.log(`--   not checked, for ${program} is not here: ${what}`);
  else requireThat(status === 0 && stderr === '', `${what}${stderr && `: ${stderr}`}`);
}

function checkService(): void {
  const unit = readFileSync(join(root, 'deploy/guildhall.service'), 'utf8');
  const copy = join(folder, 'guildhall.service');
  // systemd-analyze requires the program to exist: this machine's Node.js.
  writeFileSync(copy, unit.replace(/^(ExecStart=)\S+/m, `$1${process.execPath}`));
  lint('systemd takes deploy/guildhall.service', 'systemd-analyze', ['verify', copy]);
}

try {
  checkService();
  lint('deploy/alerts.yml is right', 'promtool', ['check', 'rules', join(root, 'deploy/alerts.yml')]);
  await checkImage();
} finally {
  execFileSync('chmod', ['-R', 'u+w', folder]);
  rmSync(folder, { recursive: true });
}
