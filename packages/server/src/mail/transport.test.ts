import { readdir, readFile, stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '#log.ts';
import { makeDataFolder, removeDataFolder } from '../../test/data-folder.ts';
import type { Reception } from '../../test/mail-server.ts';
import { startSmtpServer } from '../../test/smtp.ts';
import { passwordResetWords, type Words } from './letters.ts';
import { createTransport, LetterRefusedError, type Letter, type SmtpTimeouts } from './transport.ts';

const from = 'Guildhall <post@guildhall.example>';
const id = '01890000-0000-7000-8000-000000000001';
const link = 'https://guildhall.example/reset-password#token=secret';

const letter = (overrides: Partial<Letter> = {}): Letter => ({
  id,
  recipient: 'anna@northwind.example',
  createdAt: new Date('2026-03-01T09:00:00Z'),
  words: passwordResetWords(link),
  domain: 'guildhall.example',
  ...overrides,
});

const send = (smtpUrl: string, overrides: Partial<Letter> = {}, timeouts?: SmtpTimeouts) =>
  createTransport(
    { mail: { smtpUrl, from, publicUrl: undefined }, dataFolder: '' },
    createLog('silent'),
    timeouts,
  ).send(letter(overrides), new AbortController().signal);

/** What every letter has, however it is sent. */
const expected = {
  from: { name: 'Guildhall', address: 'post@guildhall.example' },
  to: [{ name: '', address: 'anna@northwind.example' }],
  subject: 'Choose a new Guildhall password',
  messageId: `<${id}@guildhall.example>`,
  date: '2026-03-01T09:00:00.000Z',
  text: expect.stringContaining(link) as string,
  html: expect.stringContaining(`<a href="${link}">Choose a new password</a>`) as string,
};

test('without a mail server a letter is a file that only its owner may read, and the log names it', async () => {
  const dataFolder = await makeDataFolder();
  onTestFinished(() => removeDataFolder(dataFolder));
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });
  const mail = { smtpUrl: undefined, from, publicUrl: undefined };
  const transport = createTransport({ mail, dataFolder }, log);
  await transport.send(letter(), new AbortController().signal);
  // A second try, as after a crash, replaces it.
  await transport.send(letter(), new AbortController().signal);

  const folder = join(dataFolder, 'letters');
  const file = join(folder, `${id}.eml`);
  expect(await readdir(folder)).toEqual([`${id}.eml`]);
  expect([(await stat(folder)).mode & 0o777, (await stat(file)).mode & 0o777]).toEqual([0o700, 0o600]);
  expect(await PostalMime.parse(await readFile(file))).toMatchObject(expected);
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 30, file });
  expect(lines.join('')).not.toContain('anna@');
});

test('a mail server gets it as text and as HTML', async () => {
  const server = await startSmtpServer();
  await send(server.url);
  expect(server.letters).toMatchObject([{ to: 'anna@northwind.example', mail: expected }]);
  const { html = '', headers } = server.letters[0]!.mail;
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).not.toMatch(/<img|src=|url\(|@import/);
  expect(headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
});

test('no text becomes a header or markup', async () => {
  const server = await startSmtpServer();
  const hostile = 'Hello\r\nBcc: eve@x.example\r\n\r\n<script>alert(1)</script> & "you"';
  const words: Words = {
    subject: hostile,
    before: [hostile],
    places: [{ label: hostile, address: 'https://x.example/?c="><b>' }],
    link: { label: hostile, address: 'https://x.example/?a="><b>' },
    after: [hostile],
  };
  await send(server.url, { words });
  const [{ to, mail }] = server.letters as [(typeof server.letters)[0]];
  expect(to).toBe('anna@northwind.example');
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(mail.headers.filter(({ key }) => key === 'subject')).toHaveLength(1);
  expect(mail.html).not.toMatch(/<script|<b>/);
  expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;you&quot;');
});

test.each([
  ['a,b@x.example', '"a,b"@x.example'],
  ['a;b:c@x.example', '"a;b:c"@x.example'],
  ['"a"b@x.example', '"\\"a\\"b"@x.example'],
  ['घोड़ा@x.example', 'घोड़ा@x.example'],
])('a letter to %s goes to that address alone', async (recipient, written) => {
  const server = await startSmtpServer();
  await send(server.url, { recipient });
  expect(server.letters.map(({ to }) => to)).toEqual([written]);
  expect(server.letters[0]!.mail.to).toHaveLength(1);
});

test.each(['<victim@x.example', 'a<victim@x.example', 'a>@x.example'])(
  'a letter to %s goes to nobody',
  async (recipient) => {
    const server = await startSmtpServer();
    await expect(send(server.url, { recipient })).rejects.toThrow(LetterRefusedError);
    expect(server.tries).toEqual([]);
  },
);

const rejection = async (promise: Promise<void>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

test.each<[Reception, boolean]>([
  ['refused', true],
  ['later', false],
  ['broken', false],
])('that a letter is %s is final: %s', async (reception, isFinal) => {
  const server = await startSmtpServer(() => reception);
  const error = await rejection(send(server.url));
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof LetterRefusedError).toBe(isFinal);
});

test('a server that does not respond is given up', async () => {
  const timeouts = { connectionTimeout: 200, greetingTimeout: 200, socketTimeout: 200 };
  const stalled = await startSmtpServer(() => 'stalled');
  await expect(send(stalled.url, {}, timeouts)).rejects.toMatchObject({ code: 'ETIMEDOUT' });

  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await new Promise((listening) => silent.once('listening', listening));
  const { port } = silent.address() as AddressInfo;
  await expect(send(`smtp://127.0.0.1:${port}`, {}, timeouts)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});

test('a try is stopped by its signal', async () => {
  const server = await startSmtpServer(() => 'stalled');
  const mail = { smtpUrl: server.url, from, publicUrl: undefined };
  const transport = createTransport({ mail, dataFolder: '' }, createLog('silent'));
  const stopping = new AbortController();
  const sending = rejection(transport.send(letter(), stopping.signal));
  await expect.poll(() => server.tries).toHaveLength(1);
  stopping.abort();
  expect(await sending).toMatchObject({ code: 'EABORT' });
});
