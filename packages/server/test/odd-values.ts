/** What a hostile or broken client may put in place of any value, as JSON. */
export const odd = [
  'null',
  'true',
  '0',
  '-1',
  '-0',
  '0.1',
  '1e308',
  '1e999',
  '-1e999',
  '9007199254740993',
  '123456789012345678901234567890',
  '""',
  '" "',
  String.raw`"\u0000"`,
  String.raw`"a\u0000b@x.example"`,
  String.raw`"https://x.example/\u0000"`,
  String.raw`"\ud800"`,
  String.raw`"\udc00\ud800"`,
  String.raw`"\uffff\u202e\u200b"`,
  `"'; drop table companies; --"`,
  String.raw`"\\x00 %s $1 {{}} <script>"`,
  '"null"',
  '"undefined"',
  '"NaN"',
  '"Infinity"',
  '"00000000-0000-0000-0000-000000000000"',
  '"FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF"',
  '"urn:uuid:01890000-0000-7000-8000-000000000000"',
  '"{01890000-0000-7000-8000-000000000000}"',
  '"http://"',
  '"http://[::1"',
  '"https://user:pass@x.example:99999/"',
  '"HTTPS://X.EXAMPLE"',
  '"İ@ı.example"',
  JSON.stringify('🙂'.repeat(5000)),
  JSON.stringify('x'.repeat(100_000)),
  '[]',
  '[[]]',
  '[null]',
  String.raw`["\u0000", "\ud800"]`,
  '{}',
  '{"__proto__": {"admin": true}}',
  '{"constructor": {"prototype": {}}}',
  '{"toString": 1, "length": 1e999}',
  `${'['.repeat(2000)}${']'.repeat(2000)}`,
];

/** Every way to put one odd value in place of one value, however deep. */
export function* withOdd(value: unknown): Generator<string> {
  yield* odd;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    for (const changed of withOdd(inner)) {
      const rest = Object.entries(value).map(
        ([name, same]) => [name, name === key ? changed : JSON.stringify(same)] as const,
      );
      yield Array.isArray(value)
        ? `[${rest.map(([, text]) => text).join()}]`
        : `{${rest.map(([name, text]) => `${JSON.stringify(name)}:${text}`).join()}}`;
    }
  }
}
