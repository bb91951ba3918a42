import { endpoints } from '../../packages/contract/src/endpoints.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withDatabase } from './database.ts';
import { pinBench, startGuildhall } from './processes.ts';
import { percentile, print } from './table.ts';

// Compares the time of a forgotten password of an address that has an account with that of one that has none: a stranger
// must not be able to tell them apart.
const calls = Number(process.env['CALLS'] ?? 100);

/** The time of one call from a network of its own, in milliseconds. */
async function timeOf(url: URL, email: string, network: number): Promise<number> {
  const [method, path] = endpoints.forgotPassword;
  const started = performance.now();
  const response = await fetch(new URL(path, url), {
    method,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`,
    },
    body: JSON.stringify({ email }),
  });
  await response.text();
  if (response.status !== 202) throw new Error(`Answered ${response.status}`);
  return performance.now() - started;
}

pinBench();
const folder = await mkdtemp(join(tmpdir(), 'guildhall-bench-data-'));
await withDatabase(async (engine) => {
  const server = await startGuildhall(await engine.create(10_000), undefined, { GUILDHALL_DATA: folder });
  const [known, unknown]: [number[], number[]] = [[], []];
  // In turn, so that other work of the machine slows both alike; the first calls only warm up.
  for (let n = -20; n < calls; n += 1) {
    const id = n + 21;
    const times = [
      await timeOf(server.url, `${id}@example.com`, 2 * id),
      await timeOf(server.url, `${id}@nobody.example`, 2 * id + 1),
    ] as const;
    if (n < 0) continue;
    known.push(times[0]);
    unknown.push(times[1]);
  }
  await server.stop();
  const rows = (
    [
      ['with an account', known],
      ['without', unknown],
    ] as const
  ).map(([name, times]) => [name, percentile(times, 0.5).toFixed(2), percentile(times, 0.9).toFixed(2)]);
  const ratio = percentile(known, 0.5) / percentile(unknown, 0.5);
  print(
    'A forgotten password, in milliseconds',
    ['address', 'p50', 'p90'],
    [...rows, ['ratio of the medians', ratio.toFixed(2), '']],
  );
});
await rm(folder, { recursive: true, force: true });
