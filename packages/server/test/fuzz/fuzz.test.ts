import { endpoints, ErrorBody, type EndpointName } from '@guildhall/contract';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '#modules/sessions/session.ts';
import { connect } from '../connections.ts';
import { startTestServer, type TestServer } from '../server.ts';
import { callsOf, type Caller, type FuzzedCall } from './calls.ts';
import { exchange, type RawAnswer } from './wire.ts';

/** The same calls in every run of all tests; `npm run fuzz` makes more, and others. */
const seed = Number(process.env['GUILDHALL_FUZZ_SEED'] ?? 1);
const cases = Number(process.env['GUILDHALL_FUZZ_CASES'] ?? 1000);
const names = Object.keys(endpoints) as EndpointName[];
const numRuns = Math.ceil(cases / names.length);

const logged: string[] = [];
const counts = new Map<string, number>();
let server: TestServer;
let ids: Caller['ids'];
beforeAll(async () => {
  server = await startTestServer({
    onLog: (line) => /"level":[56]0/.test(line) && logged.push(line),
    options: { writeLimit: 1_000_000 },
  });
  const [me, connected, stranger] = [await server.company(), await server.company(), await server.company()];
  await connect(server, me, connected);
  ids = [me.user._id, connected.user._id, stranger.user._id];
});
afterAll(() => server.close());

/** What is wrong with an answer, whatever was asked; undefined when nothing is. */
function faultOf(
  { status, contentType, body }: RawAnswer,
  { method, expected }: FuzzedCall,
): string | undefined {
  if (status >= 500) return 'The server is at fault.';
  if (expected && status !== expected.status) return `The status is not ${expected.status}.`;
  if (status < 400 || method === 'HEAD') return undefined;
  if (!contentType.startsWith('application/json')) return 'A refusal is no JSON.';
  const refusal: unknown = JSON.parse(body);
  if (!Value.Check(ErrorBody, refusal)) return 'A refusal is not in the shape of the contract.';
  const { message, code, requestId, fields, ...rest } = refusal;
  if (Object.keys(rest).length > 0) return 'A refusal tells more than it should.';
  if (message.trim() === '' || !/^[\da-f-]{36}$/.test(requestId))
    return 'A refusal has no message or no request id.';
  const named = Object.keys(fields ?? {});
  if (code === 'invalid_fields' && named.length === 0) return 'No field is named.';
  const { field } = expected ?? {};
  if (field !== undefined && code !== 'invalid_fields') return 'The fault of a field is not told as one.';
  const belongs = (other: string) =>
    field === undefined || field === '' || other === field || other.startsWith(`${field}.`);
  return named.every(belongs) ? undefined : `Another field than ${field} is named.`;
}

describe.concurrent('whatever is sent', () => {
  test.each(names)('to %s, the answer is in order', { timeout: 60 * 60 * 1000 }, async (name) => {
    const { db, newId } = server.context;
    const open = (companyId = ids[0]) => openSession(db, { id: newId(), companyId, now: new Date() });
    const { port } = new URL(server.url);
    const token = await open();
    const property = fc.asyncProperty(callsOf(name, { token, ids }), async (call) => {
      // A right log-out ends its session. Of another company, for one too many ends the oldest of its company.
      const fresh = name === 'logOut' ? await open(ids[2]) : token;
      const headers = call.headers.map(([header, value]): [string, string] => [
        header,
        value.replace(token, fresh),
      ]);
      const answer = await exchange(Number(port), { ...call, headers });
      const outcome = answer === null ? 'hung up on' : String(answer.status);
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      const fault = answer ? faultOf(answer, call) : undefined;
      if (fault !== undefined) throw new Error(`${fault} ${JSON.stringify(answer)?.slice(0, 1000)}`);
    });
    await fc.assert(property, { seed, numRuns });
  });
});

test('nothing was logged as an error, and the server still answers', async () => {
  const told = [...counts].map(([outcome, count]) => `${outcome}: ${count}`).sort();
  process.stdout.write(`Fuzzed ${numRuns * names.length} calls with seed ${seed}. ${told.join(', ')}\n`);
  expect(logged).toEqual([]);
  expect(await server.call('GET', '/api/ready')).toMatchObject({ status: 200 });
  // Right calls were among them, and reached the handlers.
  expect([...counts.keys()]).toEqual(
    expect.arrayContaining(['200', '201', '400', '403', '404', '413', '415']),
  );
});
