import { setTimeout as sleep } from 'node:timers/promises';
import { inBatches, listen, open, requestTo } from './client.ts';
import { startBare, startGuildhall, type ServerProcess } from './processes.ts';
import { companyId, readerOf, tokenOf } from './seed.ts';
import { goal, goalHead, percentile, print, show, spreadOf } from './table.ts';

const streams = 10_000;
const pairs = 100;
/** Messages a second over all pairs, so few that each pair has only one in flight. */
const rate = 200;
const seconds = { warm: 2, measured: 5 };

const authorization = (n: number) => ({ authorization: `Bearer ${tokenOf(n)}` });
const toGuildhall = {
  start: startGuildhall,
  listen: (url: URL, receiver: number) => requestTo(url, '/api/events', { headers: authorization(receiver) }),
  send(url: URL, sender: number, receiver: number) {
    const body = { senderId: companyId(sender), receiverId: companyId(receiver), content: 'Yes, by Friday.' };
    return requestTo(url, '/api/chat/send', {
      method: 'POST',
      headers: authorization(sender),
      body: JSON.stringify(body),
    });
  },
};
/** A hub that stores nothing and checks nothing. */
const toHub: typeof toGuildhall = {
  start: () => startBare(),
  listen: (url, receiver) => requestTo(url, `/events/${receiver}`),
  send: (url, _sender, receiver) =>
    requestTo(url, `/send/${receiver}`, { method: 'POST', body: '{"content":"Yes."}' }),
};

/** Milliseconds from the sending of each message to its event on the other side. */
async function delays({ url }: ServerProcess, contender: typeof toGuildhall): Promise<number[]> {
  const times: number[] = [];
  const lines = await inBatches(pairs, async (pair) => {
    const [sender, receiver] = [readerOf(pair), readerOf(pair) + 1];
    const line = { sent: NaN, request: contender.send(url, sender, receiver), connection: await open(url) };
    const stream = await listen(url, contender.listen(url, receiver), (text) => {
      if (Number.isNaN(line.sent) || !text.includes('data: ')) return;
      times.push(performance.now() - line.sent);
      line.sent = NaN;
    });
    return { line, stream };
  });
  const began = performance.now();
  let measuredFrom = 0;
  for (let turn = 0; turn < rate * (seconds.warm + seconds.measured); turn += 1) {
    await sleep(Math.max(0, began + (turn * 1000) / rate - performance.now()));
    if (turn === rate * seconds.warm) measuredFrom = times.length;
    const { line } = lines[turn % pairs]!;
    // A message that takes longer than its pair's turn counts in full when it arrives.
    if (!Number.isNaN(line.sent)) continue;
    line.sent = performance.now();
    line.connection.ask(line.request, (status) => {
      if (status !== 201) throw new Error(`A message had the status ${status}`);
    });
  }
  await sleep(500);
  for (const { line, stream } of lines) {
    line.connection.close();
    stream.close();
  }
  return times.slice(measuredFrom);
}

/** From one side's message to the other side's event, against a hub without a database. */
export async function benchEvents(databaseUrl: string, rounds: number): Promise<void> {
  const figures = {
    guildhall: { p50: [] as number[], p99: [] as number[] },
    hub: { p50: [] as number[], p99: [] as number[] },
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, contender] of [
      ['hub', toHub],
      ['guildhall', toGuildhall],
    ] as const) {
      const server = await contender.start(databaseUrl);
      const times = await delays(server, contender);
      figures[name].p50.push(percentile(times, 0.5));
      figures[name].p99.push(percentile(times, 0.99));
      await server.stop();
    }
  }
  const { guildhall, hub } = figures;
  const against = (share: 'p50' | 'p99') =>
    spreadOf(guildhall[share].map((time, round) => time / hub[share][round]!));
  print(
    `From a message to its event on the other side, ${rate} a second`,
    ['what', 'p50 in milliseconds', 'p99 in milliseconds'],
    [
      ['bare hub without a database', show(spreadOf(hub.p50)), show(spreadOf(hub.p99))],
      ['stored, published and delivered', show(spreadOf(guildhall.p50)), show(spreadOf(guildhall.p99))],
    ],
  );
  print('Against the hub in the same round', goalHead, [
    goal('p50', against('p50'), '<=', 5),
    goal('p99', against('p99'), '<=', 10),
  ]);
}

/** The memory of the process when it is idle, and with open streams, each of another company. */
export async function benchMemory(databaseUrl: string, rounds: number): Promise<void> {
  const idle: number[] = [];
  const full: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startGuildhall(databaseUrl);
    await sleep(2000);
    idle.push(server.memory() / 1e6);
    const all = await inBatches(streams, (n) =>
      listen(server.url, toGuildhall.listen(server.url, n + 1), () => {}),
    );
    await sleep(2000);
    full.push(server.memory() / 1e6);
    for (const stream of all) stream.close();
    await server.stop();
  }
  print('Resident memory of the server, in MB', goalHead, [
    goal('idle', spreadOf(idle), '<=', 120, 0),
    goal(`with ${streams} streams of events, each of another company`, spreadOf(full), '<=', 250, 0),
  ]);
}
