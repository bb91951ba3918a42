import { endpoints, ErrorBody, type EndpointName } from '@guildhall/contract';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '#http/session.ts';
import { addCatalogue } from '../catalogue.ts';
import { connect } from '../connections.ts';
import { addDeals } from '../deals.ts';
import { newTeam } from '../team.ts';
import { startTestServer, type TestServer } from '../server.ts';
import { isFull } from '../tier.ts';
import { callsOf, type Caller, type FuzzedCall } from './calls.ts';
import { exchange, type RawResponse } from './wire.ts';

/** The same calls in every run of all tests; `npm run fuzz` makes more, with other seeds. */
const seed = Number(process.env['GUILDHALL_FUZZ_SEED'] ?? 1);
const names = Object.keys(endpoints) as EndpointName[];
const cases = Number(process.env['GUILDHALL_FUZZ_CASES'] ?? names.length * (isFull ? 10 : 2));
/** The calls of each endpoint. */
const numRuns = Math.ceil(cases / names.length);

const logged: string[] = [];
const counts = new Map<string, number>();
let server: TestServer;
let ids: Caller['ids'];
let subjects: Caller['subjects'];
/** One session for all calls but those that end theirs: a company has room for fewer sessions than there are calls. */
let token: string;
/** Owners of other companies, for the calls that end sessions. */
let members: { connected: string; stranger: string };
/** Opens a session. Returns its token. */
const open = (memberId: string) =>
  openSession(server.context.db, { id: server.context.newId(), memberId, now: new Date() });
beforeAll(async () => {
  server = await startTestServer({
    onLog: (line) => /"level":[56]0/.test(line) && logged.push(line),
    options: { writeLimit: 1_000_000 },
  });
  const [me, connected, stranger] = [await server.company(), await server.company(), await server.company()];
  await connect(server, me, connected);
  const { product } = await addCatalogue(server, me);
  const scene = await addDeals(server, { own: me, connected, asking: stranger }, product);
  const { request, closedRequest, foreignRequest, quote, quotedRequest, askedQuote, order } = scene;
  const team = await newTeam(server, me);
  subjects = {
    updateProduct: product,
    changeStock: product,
    getRequest: request,
    updateRequest: request,
    closeRequest: closedRequest,
    reopenRequest: closedRequest,
    listRequestQuotes: quotedRequest,
    getQuote: quote,
    makeOffer: askedQuote,
    addNote: askedQuote,
    acceptQuote: quote,
    declineQuote: quote,
    withdrawQuote: askedQuote,
    getOrder: order,
    changeOrder: order,
    changeMember: team.member,
    removeMember: team.member,
    resendInvitation: team.invitation,
    revokeInvitation: team.invitation,
  };
  ids = [me.user._id, connected.user._id, stranger.user._id, product, request, foreignRequest];
  token = await open(me.user.member._id);
  members = { connected: connected.user.member._id, stranger: stranger.user.member._id };
});
afterAll(() => server.close());

/** The error of a response to any call; undefined when it is right. */
function problemOf(
  { status, contentType, body }: RawResponse,
  { method, expected }: FuzzedCall,
): string | undefined {
  if (status >= 500) return 'A server error.';
  if (expected && status !== expected.status) return `The status is not ${expected.status}.`;
  if (status < 400 || method === 'HEAD') return undefined;
  if (!contentType.startsWith('application/json')) return 'A refusal is no JSON.';
  const refusal: unknown = JSON.parse(body);
  if (!Value.Check(ErrorBody, refusal)) return 'A refusal is not in the shape of the contract.';
  const { message, code, requestId, fields, current, ...rest } = refusal as ErrorBody & { current?: unknown };
  if (Object.keys(rest).length > 0 || (current !== undefined && status !== 409))
    return 'A refusal has more fields than it should.';
  if (message.trim() === '' || !/^[\da-f-]{36}$/.test(requestId))
    return 'A refusal has no message or no request id.';
  const named = Object.keys(fields ?? {});
  if (code === 'invalid_fields' && named.length === 0) return 'No field is named.';
  const { field } = expected ?? {};
  if (field !== undefined && code !== 'invalid_fields') return 'An invalid field is not reported as one.';
  const belongs = (other: string) =>
    field === undefined || field === '' || other === field || other.startsWith(`${field}.`);
  return named.every(belongs) ? undefined : `Another field than ${field} is named.`;
}

describe.concurrent('every call', () => {
  test.each(names)(
    'to %s gets a correct response',
    { timeout: 60_000 * Math.ceil(numRuns / 10) },
    async (name) => {
      const { port } = new URL(server.url);
      const ending = {
        signUp: members.stranger,
        logOut: members.stranger,
        endOtherSessions: members.connected,
      }[name as string];
      const property = fc.asyncProperty(callsOf(name, { token, ids, subjects }), async (call) => {
        const fresh = ending === undefined ? token : await open(ending);
        const headers = call.headers.map(([header, value]): [string, string] => [
          header,
          value.replace(token, fresh),
        ]);
        const answer = await exchange(Number(port), { ...call, headers });
        const outcome = answer === null ? 'closed' : String(answer.status);
        counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
        const problem = answer ? problemOf(answer, call) : undefined;
        if (problem !== undefined) throw new Error(`${problem} ${JSON.stringify(answer)?.slice(0, 1000)}`);
      });
      // Few calls of all endpoints differ only so.
      await fc.assert(property, { seed: seed + names.indexOf(name), numRuns });
    },
  );
});

test('nothing was logged as an error, and the server still responds', async () => {
  const outcomes = [...counts].map(([outcome, count]) => `${outcome}: ${count}`).sort();
  process.stdout.write(`Fuzzed ${numRuns * names.length} calls with seed ${seed}. ${outcomes.join(', ')}\n`);
  expect(logged).toEqual([]);
  await expect.poll(async () => (await server.call('GET', '/api/ready')).status).toBe(200);
  // Valid calls were among them, and reached the handlers.
  expect([...counts.keys()]).toEqual(
    expect.arrayContaining(['200', '201', '400', '403', '404', '413', '415']),
  );
});
