/** What a browser says of its device. */
export interface Device {
  deviceKind: 'phone' | 'computer' | 'unknown';
  browser?: string;
  system?: string;
}

/** The first that matches counts: most browsers also name those that they descend from. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\biPad\b/, 'iPadOS'],
  [/\biPhone\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];
const phones = new Set(['iPadOS', 'iOS', 'Android']);

const nameIn = (userAgent: string, names: readonly [RegExp, string][]) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** What the `User-Agent` of a session tells of its device, for a person who looks for a device of their own. */
export function deviceOf(userAgent: string): Device {
  const [browser, system] = [nameIn(userAgent, browsers), nameIn(userAgent, systems)];
  return {
    deviceKind: system === undefined ? 'unknown' : phones.has(system) ? 'phone' : 'computer',
    ...(browser !== undefined && { browser }),
    ...(system !== undefined && { system }),
  };
}
