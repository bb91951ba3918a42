import { setTimeout as sleep } from 'node:timers/promises';
import { ask, inBatches, open, requestTo, type Connection } from './client.ts';
import { startGuildhall } from './processes.ts';
import { conversationOf, readerOf, tokenOf } from './seed.ts';
import { goal, goalHead, percentile, print, show, spreadOf } from './table.ts';

const conversations = Number(process.env['CONVERSATIONS'] ?? 19_000);
/**
 * Measured from 30 seconds after the first poll on, when the server starts to refresh its cache: that is part of its
 * normal work.
 */
const seconds = { before: 30, measured: 10 };

interface Open {
  connection: Connection;
  request: string;
  busy: boolean;
}

async function openConversation(url: URL, n: number): Promise<Open> {
  const { path, etag } = conversationOf(n);
  const headers = { authorization: `Bearer ${tokenOf(readerOf(n))}`, accept: '*/*', 'if-none-match': etag };
  const request = requestTo(url, path, { headers });
  const connection = await open(url);
  const { status } = await ask(connection, request);
  if (status !== 304) throw new Error(`A poll had the status ${status}`);
  return { connection, request, busy: false };
}

/** Polls each conversation once a second, evenly spread, and measures each poll from the moment it was due. */
async function pollUntil(all: readonly Open[], end: number, times: number[]): Promise<void> {
  const began = performance.now();
  const every = 1000 / all.length;
  for (let turn = 0; performance.now() < end; await sleep(1)) {
    for (; began + turn * every <= performance.now(); turn += 1) {
      const due = began + turn * every;
      const conversation = all[turn % all.length]!;
      // A browser does not poll again before it has the response; the pending poll is late and counts as such.
      if (conversation.busy) continue;
      conversation.busy = true;
      conversation.connection.ask(conversation.request, (status) => {
        conversation.busy = false;
        // An overloaded server responds 503; that poll counts as not made.
        if (status === 503) return;
        if (status !== 304) throw new Error(`A poll had the status ${status}`);
        times.push(performance.now() - due);
      });
    }
  }
}

/** Open conversations in one process, each polled once a second. */
export async function benchConversations(databaseUrl: string, rounds: number): Promise<void> {
  const [p50, p99, busy, missed]: number[][] = [[], [], [], []];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startGuildhall(databaseUrl);
    const began = performance.now();
    const all = await inBatches(conversations, (n) => openConversation(server.url, n));
    await pollUntil(all, Math.max(performance.now() + 5000, began + seconds.before * 1000), []);
    const [start, used, times] = [performance.now(), server.processorTime(), [] as number[]];
    await pollUntil(all, start + seconds.measured * 1000, times);
    busy!.push((100 * (server.processorTime() - used)) / ((performance.now() - start) / 1000));
    p50!.push(percentile(times, 0.5));
    p99!.push(percentile(times, 0.99));
    missed!.push(Math.max(0, 100 * (1 - times.length / (conversations * seconds.measured))));
    for (const { connection } of all) connection.close();
    await server.stop();
  }
  print(`${conversations} open conversations, each polled once a second, in one process`, goalHead, [
    goal('p99 in milliseconds', spreadOf(p99!), '<=', 50, 1),
    goal('polls that could not be made in time, percent', spreadOf(missed!), '<=', 1, 2),
    ['p50 in milliseconds', show(spreadOf(p50!), 1), '', ''],
    ['processor of the server, percent of a core', show(spreadOf(busy!), 0), '', ''],
  ]);
}
