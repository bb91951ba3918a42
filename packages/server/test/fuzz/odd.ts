/** JSON that `JSON.stringify` never writes. */
export class Verbatim {
  constructor(readonly json: string) {}
}

/** A value or two of each type of JSON. */
export const samples: [type: string, value: unknown][] = [
  ['null', null],
  ['boolean', true],
  ['number', 0.5],
  ['string', 'text'],
  ['array', []],
  ['array', [[null]]],
  ['object', {}],
  ['object', { toString: 1, length: new Verbatim('1e999') }],
];

/** Values that some parsers cannot handle, valid or not. */
export const oddValues: unknown[] = [
  '',
  ' ',
  '\u202etxt.exe',
  '\u200b',
  '\uffff',
  'İ@ı.example',
  'e\u0301'.repeat(20),
  '🏳️‍🌈',
  'null',
  'NaN',
  '-0',
  "'; drop table companies; --",
  '\\x00 %s $1 {{}} <script>',
  '../../etc/passwd',
  '\r\nSet-Cookie: a=b',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  'http://',
  'http://[::1',
  'https://user:pass@x.example:99999/',
  'HTTPS://X.EXAMPLE',
  'javascript:alert(1)',
  -0,
  1e308,
  5e-324,
  2 ** 53 + 1,
  new Verbatim('1.0'),
  new Verbatim('1E2'),
];

/** Names that no schema has. */
export const unknownNames = [
  'admin',
  '',
  'a/b~c',
  'a.b',
  'a\r\nb',
  'ſ',
  '\u202e',
  'hasOwnProperty',
  '$ref',
  'x'.repeat(1000),
];

/** Segments of a path that are no ids. */
export const badSegments = [
  '%',
  '%ff',
  '%00',
  '%ED%A0%80',
  '%c0%af',
  '%2e%2e%2f',
  '..',
  '.',
  '...',
  '%2F',
  ';a=b',
  '\\',
  '*',
];
/** Unusual forms of a path, and other paths. */
export const tricks: ((path: string) => string)[] = [
  (path) => path.replaceAll('/', '//'),
  (path) => path.replaceAll('/', '%2f'),
  (path) => path.replaceAll('/', '/./'),
  (path) => path.replace('/api', '/api/../api'),
  (path) => path.replace('/api', '/api/%2e%2e/api'),
  (path) => path.replace('/api/', '/api\\'),
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `${path}%20`,
  (path) => `${path}#fragment`,
  (path) => `${path}?`,
  (path) => `${path}?${'&='.repeat(500)}`,
  (path) => `${path}?${'a[]=1&'.repeat(2000)}`,
  (path) => `${path}?__proto__=1&constructor.prototype=2`,
  (path) => `${path}?${'x'.repeat(20_000)}`,
  (path) => `http://elsewhere.example${path}`,
  (path) => path.slice(1),
  () => '*',
  () => '/api',
  () => `/api/${'x/'.repeat(3000)}`,
  () => `/api/users/${'%41'.repeat(60)}`,
];
/** Headers that a call has once at most. */
export const headersToRepeat: [string, string][] = [
  ['Content-Type', 'text/plain'],
  ['Content-Length', '1'],
  ['Authorization', 'Bearer x'],
  ['Host', 'elsewhere.example'],
  ['Idempotency-Key', 'one'],
  ['If-None-Match', '*'],
  ['Transfer-Encoding', 'chunked'],
  ['Cookie', 'a=b'],
];
/** Invalid and unusual headers. */
export const oddHeaders: [string, string][] = [
  ['Authorization', ''],
  ['Authorization', 'Bearer'],
  ['Authorization', `Bearer ${'x'.repeat(8000)}`],
  ['Authorization', 'Bearer ü\u00ff'],
  ['Content-Type', ''],
  ['Content-Type', 'application/json; charset=utf-16'],
  ['Content-Type', 'application/json; charset="'],
  ['Content-Encoding', 'gzip'],
  ['Content-Length', '-1'],
  ['Content-Length', '99999999999999999999'],
  ['Idempotency-Key', ''],
  ['Idempotency-Key', 'x'.repeat(201)],
  ['If-None-Match', 'W/"\u00ff", ,,, *'],
  ['Accept', 'text/html'],
  ['Accept-Encoding', 'br;q=x'],
  ['Range', 'bytes=0-'],
  ['X-Forwarded-For', "'; drop table sessions; --"],
  ['X-Forwarded-Host', 'elsewhere.example'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['X-Long', 'x'.repeat(20_000)],
  ['Bad Name', 'x'],
  ['X-Line', 'a\r\n folded'],
  ['X-Null', 'a\0b'],
];
/** Content types that the server does not accept. */
export const otherTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/html',
];

/** Methods that few endpoints have, or none. */
export const methods = ['PATCH', 'PUT', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'FOO', 'get', 'M-SEARCH'];
