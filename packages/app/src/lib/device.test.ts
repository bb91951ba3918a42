import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const mozilla = 'Mozilla/5.0';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0 Safari/537.36`,
    'computer',
    'Chrome',
    'Windows',
  ],
  [
    `${mozilla} (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`,
    'computer',
    'Edge',
    'Windows',
  ],
  [`${mozilla} (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0`, 'computer', 'Firefox', 'Linux'],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.0 Safari/605.1`,
    'computer',
    'Safari',
    'macOS',
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webkit} CriOS/140 Mobile Safari/604.1`,
    'phone',
    'Chrome',
    'iOS',
  ],
  [
    `${mozilla} (Linux; Android 15) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'phone',
    'Samsung Internet',
    'Android',
  ],
  ['curl/8.0', 'unknown', undefined, undefined],
  ['', 'unknown', undefined, undefined],
])('%s', (userAgent, deviceKind, browser, system) => {
  const { deviceKind: kind, browser: named, system: runs } = deviceOf(userAgent);
  expect([kind, named, runs]).toEqual([deviceKind, browser, system]);
});
