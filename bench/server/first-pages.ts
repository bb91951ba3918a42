import { ask, open, requestTo, saturate } from './client.ts';
import { withDatabase } from './database.ts';
import { pinBench, startBare, startGuildhall, type ServerProcess } from './processes.ts';
import { companyId } from './seed.ts';
import { goal, goalHead, print, printMachine, show, spreadOf } from './table.ts';

// Compares the first pages that every visitor asks for with prepared bytes of `node:http`.
const rounds = Number(process.env['ROUNDS'] ?? 7);
const rows = 10_000;
const connections = 50;
/** The first ones let Node compile hot code. */
const answers = { warm: 20_000, measured: 40_000 };

const paths = {
  products: '/api/products',
  requests: '/api/requests',
  "a vendor's products": `/api/products/vendor/${companyId(2)}`,
};

/** The ETag and the size of the body of a page. */
async function lookAt({ url }: ServerProcess, path: string): Promise<{ etag: string; bytes: number }> {
  const connection = await open(url);
  const { response } = await ask(connection, requestTo(url, path));
  connection.close();
  const end = response.indexOf('\r\n\r\n');
  const etag = /\r\netag: (.*)\r\n/i.exec(response.toString('latin1', 0, end + 2))?.[1] ?? '';
  return { etag, bytes: response.length - end - 4 };
}

interface Contender {
  name: string;
  path: string;
  headers?: Record<string, string>;
  status: number;
}

const contendersOf = (etags: Record<keyof typeof paths, string>): Contender[] =>
  Object.entries(paths).flatMap(([name, path]) => [
    { name, path, status: 200 },
    { name: `${name}, br`, path, status: 200, headers: { 'accept-encoding': 'br' } },
    {
      name: `${name}, 304`,
      path,
      status: 304,
      headers: { 'if-none-match': etags[name as keyof typeof paths] },
    },
  ]);

async function rateOf({ url }: ServerProcess, { path, headers, status }: Contender): Promise<number> {
  const requests = Array.from({ length: connections }, () =>
    requestTo(url, path, { ...(headers && { headers }) }),
  );
  await saturate(url, requests, status, answers.warm);
  return saturate(url, requests, status, answers.measured);
}

pinBench();
await withDatabase(async (engine) => {
  const databaseUrl = await engine.create(rows);
  printMachine(engine.version, rounds);
  const rates = new Map<string, number[]>();
  const add = (name: string, rate: number) => rates.set(name, [...(rates.get(name) ?? []), rate]);
  for (let round = 0; round < rounds; round += 1) {
    const ours = await startGuildhall(databaseUrl);
    const found = await Promise.all(
      Object.entries(paths).map(async ([name, path]) => [name, await lookAt(ours, path)] as const),
    );
    const etags = Object.fromEntries(found.map(([name, { etag }]) => [name, etag])) as Record<
      keyof typeof paths,
      string
    >;
    const bare = await startBare(found[0]![1].bytes);
    add('bare static', await rateOf(bare, { name: '', path: '/static', status: 200 }));
    add(
      'bare 304',
      await rateOf(bare, { name: '', path: '/304', status: 304, headers: { 'if-none-match': 'W/"1"' } }),
    );
    await bare.stop();
    for (const contender of contendersOf(etags)) add(contender.name, await rateOf(ours, contender));
    await ours.stop();
  }
  print(
    `First pages at ${connections} connections`,
    ['what', 'responses per second'],
    [...rates].map(([name, values]) => [name, show(spreadOf(values), 0)]),
  );
  const against = (name: string, limit: string) =>
    spreadOf(rates.get(name)!.map((rate, round) => rate / rates.get(limit)![round]!));
  print(
    'Against bare node:http in the same round',
    goalHead,
    Object.keys(paths).flatMap((name) => [
      goal(`${name} / static bytes`, against(name, 'bare static'), '>=', 0.35),
      goal(`${name}, br / static bytes`, against(`${name}, br`, 'bare static'), '>=', 0.35),
      goal(`${name}, 304 / a bare 304`, against(`${name}, 304`, 'bare 304'), '>=', 0.45),
    ]),
  );
});
