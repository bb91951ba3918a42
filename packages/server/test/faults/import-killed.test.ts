import { maxImportRows, type ImportReport, type Product, type Session } from '@guildhall/contract';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { csvHeader } from '../authorization-matrix.ts';
import { call, readPages, signUp } from '../client.ts';
import { makeDataFolder, removeDataFolder } from '../data-folder.ts';
import { csvFile } from '../form.ts';
import { spawnServer } from '../process.ts';
import { timeout } from './kills.ts';
import { randomNumbers } from './random.ts';
import { isCommand, rounds } from './rounds.ts';

/** The largest file: each row has words of its own, and about 900 bytes. */
function spreadsheet(round: number): Blob {
  const row = (n: number) =>
    `Coil ${round}x${n},${`rolled${n % 700} steel${n} `.repeat(40)},${n}.5,Coils,${n},R${round}-${n}`;
  return csvFile([csvHeader, ...Array.from({ length: maxImportRows }, (_, n) => row(n))].join('\n'));
}

async function importAll(url: string, { token }: Session, file: Blob): Promise<ImportReport | undefined> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/products/import`, { method: 'POST', headers, body: file }).catch(
    () => undefined,
  );
  const body = (await response?.json().catch(() => undefined)) as ImportReport | undefined;
  if (response && body) expect({ status: response.status, body }).toMatchObject({ status: 200 });
  return body;
}

/** Adds products of a company one after the other until `isOver`. Returns the time of each response, in milliseconds. */
async function writeUntil(url: string, { token }: Session, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; !isOver(); n += 1) {
    const body = {
      name: `Nut ${n}`,
      description: `thread${n}`,
      price: 1,
      category: 'Nuts',
      stockQuantity: 1,
    };
    const start = performance.now();
    const { status } = await call(url, ['createProduct'], { token, body });
    expect(status).toBe(201);
    times.push(performance.now() - start);
  }
  return times;
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;
const count = async (url: string, { user }: Session) =>
  (await readPages<Product>(url, ['listVendorProducts', user._id])).length;
/** The most memory that a process has had, in megabytes. */
const peakOf = (pid: number) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

test(
  'an import that a kill cuts off has added all rows or none, and is done again',
  { timeout },
  async ({ task }) => {
    const folder = await makeDataFolder();
    onTestFinished(() => removeDataFolder(folder));
    let server = spawnServer(folder);
    const vendor = await signUp(await server.ready, 'imports');
    const random = randomNumbers();
    let stored = 0;
    let cut = 0;
    let longest = 4000;
    for (let round = 0; round < rounds; round += 1) {
      const url = await server.ready;
      let isAnswered = false;
      const importing = importAll(url, vendor, spreadsheet(round)).finally(() => (isAnswered = true));
      // Anywhere in it: how long it takes is known from the time before.
      const kill = setTimeout(() => server.kill('SIGKILL'), random() * longest);
      const start = performance.now();
      const report = await importing;
      clearTimeout(kill);
      expect(isAnswered).toBe(true);
      if (report) longest = performance.now() - start;
      server.kill('SIGKILL');
      await server.ended;
      server = spawnServer(folder);
      const now = await count(await server.ready, vendor);
      if (report === undefined) cut += 1;
      // Without a response it may have been stored.
      expect(report ? [stored + maxImportRows] : [stored, stored + maxImportRows]).toContain(now);
      stored = now;
    }
    const again = await importAll(await server.ready, vendor, spreadsheet(rounds));
    expect(again).toMatchObject({ rows: maxImportRows, added: maxImportRows, wrong: 0, skipped: 0 });
    server.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0 });
    task.meta.figures = `${rounds} kills, ${cut} of them during an import, which had added all rows or none`;
  },
);

test(
  'while a company imports 10,000 rows, none of the writes of others fails',
  { timeout },
  async ({ task }) => {
    const folder = await makeDataFolder();
    onTestFinished(() => removeDataFolder(folder));
    const server = spawnServer(folder);
    const url = await server.ready;
    const [vendor, other] = [await signUp(url, 'imports'), await signUp(url, 'other')];
    const file = spreadsheet(0);
    let n = 0;
    const before = await writeUntil(url, other, () => (n += 1) > 200);
    const peakBefore = peakOf(server.pid);
    const start = performance.now();
    let isOver = false;
    const importing = importAll(url, vendor, file).finally(() => (isOver = true));
    const during = await writeUntil(url, other, () => isOver);
    expect(await importing).toMatchObject({ added: maxImportRows });
    const seconds = (performance.now() - start) / 1000;
    const grown = peakOf(server.pid) - peakBefore;
    // They went on meanwhile.
    expect(during.length).toBeGreaterThan(20);
    const slower = median(during) / median(before);
    task.meta.figures =
      `${maxImportRows} rows in ${seconds.toFixed(1)} s; ${Math.round(grown)} MB more memory; ` +
      `${during.length} writes of another company, median ${median(during).toFixed(1)} ms, ${slower.toFixed(1)} times that before`;
    if (isCommand) {
      expect(grown).toBeLessThan(50);
      expect(slower).toBeLessThan(2);
    }
    server.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0 });
  },
);
