import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildExports } from './build-entries.ts';
import { writeFormatted } from './write-formatted.ts';

const root = new URL('../', import.meta.url);
const config = new URL('.size-limit.json', root);

/** What is measured: every entry of the package that is code, as built. */
export const buildChecks = () =>
  Object.entries(buildExports()).flatMap(([subpath, entry]) =>
    typeof entry === 'object' && entry.default.endsWith('.js')
      ? [{ name: subpath.slice(2) || 'everything', path: entry.default }]
      : [],
  );

/** Room to grow by a tenth, in steps of a quarter of a kilobyte. */
const budget = (bytes: number) => `${Math.ceil((bytes * 1.1) / 250) / 4} kB`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const checks = buildChecks();
  await writeFormatted(config, JSON.stringify(checks));
  const output = execFileSync('npx', ['size-limit', '--json'], { cwd: root, encoding: 'utf8' });
  const sizes = new Map(
    (JSON.parse(output) as { name: string; size: number }[]).map(({ name, size }) => [name, size]),
  );
  await writeFormatted(
    config,
    JSON.stringify(checks.map((check) => ({ ...check, limit: budget(sizes.get(check.name)!) }))),
  );
}
