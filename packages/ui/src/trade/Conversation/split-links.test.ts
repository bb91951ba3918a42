import { expect, it } from 'vitest';
import { splitLinks } from './split-links.ts';

const linksIn = (text: string) => splitLinks(text).flatMap(({ href, text: link }) => (href ? [link] : []));

it.each([
  ['See https://bharatsteel.example/heat-4711.', 'https://bharatsteel.example/heat-4711'],
  ['HTTPS://Bharat.example, please', 'HTTPS://Bharat.example'],
  ['(http://a.example/b_(c))', 'http://a.example/b_(c)'],
  ['“https://a.example/b?c=d&e=f#g”', 'https://a.example/b?c=d&e=f#g'],
  ['https://a.example/path/ and more', 'https://a.example/path/'],
  ['https://a.example/?q=x!!!', 'https://a.example/?q=x'],
  ['Write to mailto:sales@a.example;', 'mailto:sales@a.example'],
  ['انظر https://a.example/١٢، شكرا', 'https://a.example/١٢'],
  ['见 https://a.example/页。', 'https://a.example/页'],
  ['http://[2001:db8::1]:8080/x]', 'http://[2001:db8::1]:8080/x'],
])('%s has the link %s', (text, link) => {
  expect(linksIn(text)).toEqual([link]);
});

it.each([
  // Other schemes, in any disguise.
  'javascript:alert(1)',
  'JaVaScRiPt://a.example/%0aalert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https',
  'ftp://a.example',
  '//a.example',
  'www.a.example',
  'sales@a.example',
  'xhttps://a.example',
  // Addresses that are none, or that hide where they lead.
  'https://',
  'http://..',
  'https:// a.example',
  'https://bank.example@evil.example/',
  'https://user:password@evil.example/',
  'mailto:',
  'mailto:?bcc=all@evil.example',
  'https://\u202Eelpmaxe.knab',
])('%s has no link', (text) => {
  expect(linksIn(text)).toEqual([]);
});

it('keeps all of the text, and of an address what is seen', () => {
  const texts = [
    'a https://a.example/<script>alert(1)</script> "https://b.example" c',
    'https://a.example\u202Egnp.exe',
    `https://a.example/${')'.repeat(4000)}`,
    `${'https://'.repeat(500)}x`,
    'mailto:'.repeat(570),
  ];
  for (const text of texts)
    expect(
      splitLinks(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  expect(linksIn(texts[0]!)).toEqual(['https://a.example/', 'https://b.example']);
  expect(linksIn(texts[1]!)).toEqual(['https://a.example']);
});

it('leads where the browser reads that it leads', () => {
  expect(splitLinks(String.raw`https://good.example\@evil.example/`)).toEqual([
    { text: String.raw`https://good.example\@evil.example/`, href: 'https://good.example/@evil.example/' },
  ]);
});
