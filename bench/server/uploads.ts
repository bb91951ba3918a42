import { setTimeout as sleep } from 'node:timers/promises';
import { noise } from '../../packages/server/test/files.ts';
import { fileForm } from '../../packages/server/test/form.ts';
import { ask, open } from './client.ts';
import { withDatabase } from './database.ts';
import { poll } from './http.ts';
import { pinBench, startGuildhall, type ServerProcess } from './processes.ts';
import { conversationOf, tokenOf } from './seed.ts';
import { goal, goalHead, percentile, print, printMachine, show, spreadOf } from './table.ts';

const companies = 8;
const pollers = 20;
/** Between the polls of one conversation; the app's second would give too few of them. */
const pause = 50;
const alone = { warm: 2000, measured: 5000 };

/** Milliseconds of each poll of open conversations until `isDone`. */
async function pollUntil({ url }: ServerProcess, isDone: () => boolean): Promise<number[]> {
  const times: number[] = [];
  const work = async (n: number) => {
    const connection = await open(url);
    const { path, etag } = conversationOf(n);
    while (!isDone()) {
      const began = performance.now();
      const { status } = await ask(connection, poll(url, path, n, etag));
      if (status !== 304) throw new Error(`A poll had the status ${status}`);
      times.push(performance.now() - began);
      await sleep(pause);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: pollers }, (_, n) => work(n)));
  return times;
}

async function pollFor(server: ServerProcess, milliseconds: number): Promise<number[]> {
  let isDone = false;
  const end = sleep(milliseconds).then(() => (isDone = true));
  const times = await pollUntil(server, () => isDone);
  await end;
  return times;
}

async function upload({ url }: ServerProcess, company: number, picture: Blob): Promise<number> {
  const began = performance.now();
  const response = await fetch(new URL('/api/files', url), {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenOf(company)}` },
    body: fileForm(picture, 'photo.jpg'),
  });
  if (response.status !== 201) throw new Error(`An upload had the status ${response.status}`);
  await response.body?.cancel();
  return performance.now() - began;
}

const rounds = Number(process.env['ROUNDS'] ?? 3);
pinBench();
const picture = new Blob([new Uint8Array(await noise(5000, 3750).jpeg({ quality: 88 }).toBuffer())]);
await withDatabase(async (engine) => {
  const databaseUrl = await engine.create(1000);
  printMachine(engine.version, rounds);
  const figures = {
    ratio: [] as number[],
    alone: [] as number[],
    beside: [] as number[],
    p99: [] as number[],
  };
  const uploads: number[] = [];
  const memory = { before: [] as number[], peak: [] as number[], growth: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const server = await startGuildhall(databaseUrl);
    await pollFor(server, alone.warm);
    const quiet = await pollFor(server, alone.measured);
    const before = server.memoryOfAll();
    let peak = before;
    let isDone = false;
    const watch = async () => {
      while (!isDone) {
        peak = Math.max(peak, server.memoryOfAll());
        // Each look takes a moment from the polls.
        await sleep(200);
      }
    };
    const watching = watch();
    const polling = pollUntil(server, () => isDone);
    const times = await Promise.all(
      Array.from({ length: companies }, (_, n) => upload(server, n + 1, picture)),
    );
    isDone = true;
    const busy = await polling;
    await watching;
    await server.stop();
    uploads.push(Math.max(...times));
    figures.alone.push(percentile(quiet, 0.5));
    figures.beside.push(percentile(busy, 0.5));
    figures.p99.push(percentile(busy, 0.99));
    figures.ratio.push(percentile(busy, 0.5) / percentile(quiet, 0.5));
    memory.before.push(before / 1e6);
    memory.peak.push(peak / 1e6);
    memory.growth.push((peak - before) / 1e6);
  }
  print(
    `${companies} companies upload a picture of ${(picture.size / 1e6).toFixed(1)} MB at once`,
    ['what', 'median (min to max)'],
    [
      ['p50 of polls alone, ms', show(spreadOf(figures.alone))],
      ['p50 of polls beside the uploads, ms', show(spreadOf(figures.beside))],
      ['p99 of polls beside the uploads, ms', show(spreadOf(figures.p99))],
      ['until the last upload has its response, ms', show(spreadOf(uploads), 0)],
      ['memory of server and worker before, MB', show(spreadOf(memory.before), 0)],
      ['memory of server and worker at the peak, MB', show(spreadOf(memory.peak), 0)],
    ],
  );
  print('Against polls alone in the same round', goalHead, [
    goal('p50 of polls beside the uploads / alone', spreadOf(figures.ratio), '<=', 2),
    goal('growth of the memory, MB', spreadOf(memory.growth), '<=', 150, 0),
  ]);
});
