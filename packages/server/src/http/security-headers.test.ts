import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../test/connections.ts';
import { address, startTestServer, type TestServer } from '../../test/server.ts';

let folder: string;
let server: TestServer;
let bearer: { authorization: string };
let conversation: string;
let etag: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guildhall-headers-'));
  const [web, pictures] = [join(folder, 'web'), join(folder, 'pictures')];
  await mkdir(join(web, 'assets'), { recursive: true });
  await mkdir(pictures);
  await mkdir(join(web, '.vite'));
  await writeFile(join(web, '.vite/screens.json'), '["/", "/Home"]');
  await writeFile(join(web, 'index.html'), '<!doctype html><script>theme()</script>');
  await writeFile(join(web, 'landing.html'), '<!doctype html><h1>Grow</h1>');
  await writeFile(join(web, 'assets/main-a1b2.js'), 'main();');
  await writeFile(join(web, 'assets/main-a1b2.css'), 'a {}');
  await writeFile(join(pictures, 'bolt.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  server = await startTestServer({ options: { web, pictures, allowedOrigins: ['https://shop.example'] } });
  const [me, other] = [await server.company(), await server.company()];
  await connect(server, me, other);
  bearer = { authorization: `Bearer ${me.token}` };
  conversation = address('listMessages', me.user._id, other.user._id)[1];
  etag = String((await call('GET', conversation, bearer)).headers['etag']);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
}

/** Without fetch, which sends no TRACE and follows redirects. */
async function call(method: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const sent = request(server.url + path, { method, headers });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  if (answer.headers['content-type']?.startsWith('text/event-stream')) answer.destroy();
  else await text(answer);
  return { status: answer.statusCode, headers: answer.headers };
}

const json = 'application/json; charset=utf-8';
const html = 'text/html; charset=utf-8';
const browse = (path: string) => call('GET', path, { accept: 'text/html' });
const ask = (path: string, headers: Record<string, string> = {}) => call('GET', path, headers);

interface Kind {
  answer: () => Promise<Answer>;
  status: number;
  type: string;
  /** The Cache-Control header; undefined where there is none, and nothing else that makes caches store the response. */
  cache: string | undefined;
}

const kinds: Record<string, Kind> = {
  'the landing page': { answer: () => browse('/'), status: 200, type: html, cache: 'no-cache' },
  'a screen': { answer: () => browse('/home'), status: 200, type: html, cache: 'no-cache' },
  'a script': {
    answer: () => ask('/assets/main-a1b2.js'),
    status: 200,
    type: 'application/javascript; charset=utf-8',
    cache: 'public, max-age=31536000, immutable',
  },
  'a style': {
    answer: () => ask('/assets/main-a1b2.css'),
    status: 200,
    type: 'text/css; charset=utf-8',
    cache: 'public, max-age=31536000, immutable',
  },
  'a picture': {
    answer: () => ask('/demo/bolt.svg'),
    status: 200,
    type: 'image/svg+xml',
    cache: 'public, max-age=3600',
  },
  'the docs': { answer: () => browse('/api/docs'), status: 200, type: html, cache: undefined },
  'the OpenAPI document': { answer: () => ask('/api/docs/json'), status: 200, type: json, cache: undefined },
  'a public list': {
    answer: () => ask('/api/products'),
    status: 200,
    type: json,
    cache: 'private, no-cache',
  },
  'a public count': { answer: () => ask('/api/products/facets'), status: 200, type: json, cache: undefined },
  'a count for a company': {
    answer: () => ask('/api/products/facets', bearer),
    status: 200,
    type: json,
    cache: 'no-store',
  },
  'a call with a session': {
    answer: () => ask('/api/sessions', bearer),
    status: 200,
    type: json,
    cache: 'no-store',
  },
  // Stored by the browser alone, which revalidates it each time.
  'a conversation': {
    answer: () => ask(conversation, bearer),
    status: 200,
    type: json,
    cache: 'private, no-cache',
  },
  'an unchanged conversation': {
    answer: () => ask(conversation, { ...bearer, 'if-none-match': etag }),
    status: 304,
    type: json,
    cache: 'private, no-cache',
  },
  'a stream': {
    answer: () => ask('/api/events', bearer),
    status: 200,
    type: 'text/event-stream; charset=utf-8',
    cache: 'no-store',
  },
  'a log-in that is refused': {
    answer: () => call('POST', '/api/users/login'),
    status: 400,
    type: json,
    cache: 'no-store',
  },
  'a missing session': { answer: () => ask('/api/sessions'), status: 401, type: json, cache: 'no-store' },
  'a missing file': { answer: () => ask('/assets/gone.js'), status: 404, type: json, cache: undefined },
  'a missing path': { answer: () => ask('/api/nothing'), status: 404, type: json, cache: undefined },
  'an id that is none': {
    answer: () => ask('/api/users/currentUser/7'),
    status: 400,
    type: json,
    cache: undefined,
  },
};

const isData = (type: string) => type === json || type.startsWith('text/event-stream');

/** Checks the headers of a page or one of its files. */
function expectPage(headers: IncomingHttpHeaders, policy: Record<string, string>) {
  expect(headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
  });
  expect(policy).toMatchObject({
    'default-src': "'self'",
    'script-src': expect.stringMatching(/^'self' 'sha256-[\w+/]{43}='$/) as string,
    'script-src-attr': "'none'",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
  });
}

describe.each(Object.entries(kinds))('%s', (_name, { answer, status, type, cache }) => {
  it('has its type, its caching rule and its security policy', async () => {
    const { status: got, headers } = await answer();
    expect({ got, type: headers['content-type']?.toLowerCase(), cache: headers['cache-control'] }).toEqual({
      got: status,
      type,
      cache,
    });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
    });
    const policy = Object.fromEntries(
      String(headers['content-security-policy'])
        .split(';')
        .map((directive) => {
          const [name = '', ...sources] = directive.trim().split(' ');
          return [name, sources.join(' ')];
        }),
    );
    expect(policy['frame-ancestors']).toBe("'none'");
    // Data is no page, so no script need run in it.
    if (isData(type)) expect(["'self'", "'none'"]).toContain(policy['default-src']);
    else expectPage(headers, policy);
    // No header reveals the software, sets a cookie or redirects.
    for (const name of ['server', 'x-powered-by', 'set-cookie', 'location', 'strict-transport-security'])
      expect(headers).not.toHaveProperty(name);
    expect(headers).not.toHaveProperty('access-control-allow-origin', '*');
  });
});

it('the two addresses that redirect lead within this origin: the link that ends emails, and one of the docs', async () => {
  const [, link] = address('unsubscribe', encodeURIComponent('//elsewhere.example\r\n/'));
  expect(await ask(link)).toMatchObject({
    status: 303,
    headers: { location: '/unsubscribe#token=%2F%2Felsewhere.example%0D%0A%2F' },
  });
  expect(await ask('/api/docs/static/index.html')).toMatchObject({
    status: 302,
    headers: { location: '/api/docs/' },
  });
});
