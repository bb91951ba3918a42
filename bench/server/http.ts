import { open, ask, requestTo, saturate } from './client.ts';
import { startBare, startGuildhall, type ServerProcess } from './processes.ts';
import { conversationOf, tokenOf, readerOf } from './seed.ts';
import { goal, goalHead, print, show, spreadOf } from './table.ts';

const connections = 100;
/** The first ones let Node compile hot code. */
const polls = { warm: 40_000, measured: 80_000 };

interface Contender {
  name: string;
  start: () => Promise<ServerProcess>;
  status: number;
  request: (url: URL, n: number) => string;
}

/** A poll as a browser sends it: with the same headers to every contender. */
export const poll = (url: URL, to: string, n: number, tag: string | undefined) =>
  requestTo(url, to, {
    headers: {
      authorization: `Bearer ${tokenOf(readerOf(n))}`,
      accept: '*/*',
      ...(tag !== undefined && { 'if-none-match': tag }),
    },
  });

async function sizeOfPage(databaseUrl: string): Promise<number> {
  const server = await startGuildhall(databaseUrl);
  const connection = await open(server.url);
  const { response } = await ask(connection, poll(server.url, conversationOf(0).path, 0, undefined));
  connection.close();
  await server.stop();
  return response.length - response.indexOf('\r\n\r\n') - 4;
}

/** Polls of open conversations compared with `node:http` at its best on the same core. */
export async function benchPolls(databaseUrl: string, rounds: number): Promise<void> {
  const bytes = await sizeOfPage(databaseUrl);
  const contenders: Contender[] = [
    {
      name: 'bare 304',
      start: () => startBare(bytes),
      status: 304,
      request: (url, n) => poll(url, '/304', n, 'W/"1"'),
    },
    {
      name: 'poll 304',
      start: () => startGuildhall(databaseUrl),
      status: 304,
      request: (url, n) => poll(url, conversationOf(n).path, n, conversationOf(n).etag),
    },
    {
      name: 'bare static',
      start: () => startBare(bytes),
      status: 200,
      request: (url, n) => poll(url, '/static', n, undefined),
    },
    {
      name: 'poll 200',
      start: () => startGuildhall(databaseUrl),
      status: 200,
      request: (url, n) => poll(url, conversationOf(n).path, n, undefined),
    },
  ];
  const rates = contenders.map((): number[] => []);
  const costs = contenders.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { start, status, request }] of contenders.entries()) {
      const server = await start();
      const requests = Array.from({ length: connections }, (_, n) => request(server.url, n));
      await saturate(server.url, requests, status, polls.warm);
      const used = server.processorTime();
      const rate = await saturate(server.url, requests, status, polls.measured);
      rates[index]!.push(rate);
      costs[index]!.push(((server.processorTime() - used) / polls.measured) * 1e6);
      await server.stop();
    }
  }
  print(
    `Polls of ${connections} open conversations; a response of 50 messages has ${bytes} bytes`,
    ['what', 'responses per second', 'processor time of the server per response, in microseconds'],
    contenders.map(({ name }, index) => [
      name,
      show(spreadOf(rates[index]!), 0),
      show(spreadOf(costs[index]!), 1),
    ]),
  );
  const rateOf = (ours: number, bare: number) =>
    spreadOf(rates[ours]!.map((rate, round) => rate / rates[bare]![round]!));
  // Equal to the ratio of rates on a core without other load, and much more stable with other load.
  const costOf = (ours: number, bare: number) =>
    spreadOf(costs[ours]!.map((cost, round) => costs[bare]![round]! / cost));
  const [unchanged, changed] = [
    'a poll answered 304, with the session check / a bare 304',
    'a changed conversation from memory / static bytes',
  ];
  print('Against bare node:http in the same round', goalHead, [
    goal(`${unchanged}, responses per second`, rateOf(1, 0), '>=', 0.8),
    goal(`${unchanged}, by processor time`, costOf(1, 0), '>=', 0.8),
    goal(`${changed}, responses per second`, rateOf(3, 2), '>=', 0.75),
    goal(`${changed}, by processor time`, costOf(3, 2), '>=', 0.75),
  ]);
}
