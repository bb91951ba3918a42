import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';

const theme = 'document.documentElement.dataset.theme = "dark";';
const head = '<title>Guildhall</title><meta name="description" content="What it is." />';
const page = `<!doctype html><head>${head}<script>${theme}</script></head><script type="module" src="/assets/main-a1b2.js"></script>`;
const landing = `<!doctype html><head>${head}</head><h1>Grow</h1><script>landing()</script>`;
const isPage: unknown = expect.stringContaining('/assets/main-a1b2.js');
const isLanding: unknown = expect.stringContaining('<h1>Grow</h1>');
let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guildhall-web-'));
  const [web, pictures] = [join(folder, 'web'), join(folder, 'pictures')];
  await mkdir(join(web, 'assets'), { recursive: true });
  await mkdir(join(web, '.vite'));
  const addresses = ['/', '/login', '/Home', '/Ai Guide', '/Store', '/Chats', '/Chats/:companyId'];
  await writeFile(join(web, '.vite/screens.json'), JSON.stringify(addresses));
  await mkdir(pictures);
  await writeFile(join(web, 'index.html'), page);
  await writeFile(join(web, 'landing.html'), landing);
  await writeFile(join(web, 'logo.png'), 'logo');
  await writeFile(join(web, 'assets/main-a1b2.js'), 'main();');
  await writeFile(join(pictures, 'bolt.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, 'secret'), 'not for the web');
  await mkdir(join(web, '.git'));
  await writeFile(join(web, '.git/config'), '[core]');
  await writeFile(join(web, 'assets/large-e5f6.js'), 'large();');
  await writeFile(join(web, 'assets/large-e5f6.js.br'), brotliCompressSync('large();'));
  server = await startTestServer({ options: { web, pictures } });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const browse = async (path: string, accept = 'text/html,application/xhtml+xml,*/*;q=0.8', method = 'GET') => {
  const { status, headers, ...response } = await fetch(server.url + path, {
    method,
    headers: { accept },
  }).then(async (answer) => ({ status: answer.status, headers: answer.headers, text: await answer.text() }));
  return {
    status,
    type: headers.get('content-type'),
    cache: headers.get('cache-control'),
    headers,
    ...response,
  };
};

describe('the app', () => {
  it.each(['/Home', '/HOME/', '/login//', '//Home', '/ai%20guide', '/chats/0198', '/login?next=/store'])(
    'serves its page at %s, which is revalidated each time',
    async (path) => {
      expect(await browse(path)).toMatchObject({
        status: 200,
        type: expect.stringMatching(/^text\/html/) as string,
        cache: 'no-cache',
        text: isPage,
      });
    },
  );

  it.each(['*/*', 'image/png', 'application/json, text/html;q=0.5', '', 'application/xhtml+xml'])(
    'serves a screen to anyone who takes a page: %s',
    async (accept) => {
      const answer = await browse('/Store?tab=deals', accept);
      expect(answer).toMatchObject({ status: 200, text: isPage });
      expect(answer.headers.get('vary')).toMatch(/^accept\b/);
      expect(await browse('/Store', accept, 'HEAD')).toMatchObject({ status: 200, text: '' });
    },
  );

  it.each([
    '/nope',
    '/home/nope',
    '/chats/0198/more',
    '/storeroom',
    '/gone.png',
    '/home%2fchats',
    '/x//y',
    '/a%5c..%5cb',
  ])('answers %s, where there is no screen, with its error page', async (path) => {
    for (const accept of ['text/html', '*/*']) {
      const answer = await browse(path, accept);
      expect(answer).toMatchObject({ status: 404, cache: 'no-cache', text: isPage });
      expect(answer.headers.get('etag')).toBeNull();
    }
    expect(await browse(path, '*/*', 'HEAD')).toMatchObject({ status: 404, text: '' });
    expect(JSON.parse((await browse(path, 'application/json')).text)).toMatchObject({ code: 'not_found' });
  });

  it('serves the landing page at /', async () => {
    expect(await browse('/')).toMatchObject({ status: 200, cache: 'no-cache', text: isLanding });
  });

  it.each([
    ['/assets/main-a1b2.js', 'public, max-age=31536000, immutable', 'main();'],
    ['/logo.png', 'public, max-age=3600', 'logo'],
    ['/demo/bolt.svg', 'public, max-age=3600', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])('serves %s with the caching rule %s', async (path, cache, text) => {
    expect(await browse(path, '*/*')).toMatchObject({ status: 200, cache, text });
  });

  it('sends files that the build has compressed', async () => {
    const answer = await fetch(`${server.url}/assets/large-e5f6.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.text()).toBe('large();');
  });

  it.each([
    ['/api/nothing', undefined, 'GET'],
    ['//api/products', undefined, 'GET'],
    ['/api//products', undefined, 'GET'],
    ['/api/docs//', undefined, 'GET'],
    ['/assets//main-a1b2.js', undefined, 'GET'],
    ['/assets/gone-c3d4.js', undefined, 'GET'],
    ['/demo/gone.svg', undefined, 'GET'],
    ['/gone.json', 'application/json', 'GET'],
    ['/Home', 'application/json', 'GET'],
    ['/Home', 'application/problem+json, application/json;q=0.9', 'GET'],
    ['/Home', undefined, 'POST'],
    ['/demo/%2e%2e/secret', 'application/json', 'GET'],
    ['/assets/..%2f..%2fsecret', undefined, 'GET'],
    ['/.git/config', 'application/json', 'GET'],
    ['/assets/', undefined, 'GET'],
    ['/demo/', undefined, 'GET'],
  ])('has no page for %s (%s, %s)', async (path, accept, method) => {
    const { status, text } = await browse(path, accept, method);
    expect({ status, type: (JSON.parse(text) as { code: string }).code }).toEqual({
      status: 404,
      type: 'not_found',
    });
  });
});

it.each(['/.git/config', '/%2egit/config', '/.vite/screens.json'])(
  'serves no hidden file: %s',
  async (path) => {
    expect(await browse(path, '*/*')).toMatchObject({ status: 404, text: isPage });
  },
);

describe('a page', () => {
  it('may run our scripts and its own inline ones, and no other', async () => {
    const { headers } = await browse('/');
    const policy = headers.get('content-security-policy') ?? '';
    const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
    expect(policy).toContain(`script-src 'self' ${hash(theme)} ${hash('landing()')};`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });
});
