import { existsSync } from 'node:fs';
import { canInstall, install } from '../packages/server/test/apt.ts';

/** The engines beside Chromium, in which the smoke journey runs: their programs, each at its first place that exists. */
const engines = {
  Firefox: {
    programs: {
      browser: [
        '/usr/bin/firefox-esr',
        '/usr/bin/firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
      ],
    },
    packages: ['firefox-esr'],
  },
  WebKit: {
    programs: {
      driver: ['/usr/bin/WebKitWebDriver'],
      browser: ['4.1', '6.0', '4.0'].flatMap((version) =>
        ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
          (machine) => `/usr/lib/${machine}/webkit2gtk-${version}/MiniBrowser`,
        ),
      ),
      display: ['/usr/bin/Xvfb'],
    },
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
} as const;

export type EngineName = keyof typeof engines;
export const engineNames = Object.keys(engines) as EngineName[];
type Programs<Name extends EngineName> = Record<keyof (typeof engines)[Name]['programs'], string>;

/** The programs of an engine, or undefined when one is not installed. */
function findEngine<Name extends EngineName>(name: Name): Programs<Name> | undefined {
  const found = Object.entries<readonly string[]>(engines[name].programs).map(
    ([program, places]) => [program, places.find((place) => existsSync(place))] as const,
  );
  if (found.some(([, place]) => place === undefined)) return undefined;
  return Object.fromEntries(found) as Programs<Name>;
}

/** The programs of an engine. Throws when one is not installed. */
export function requireEngine<Name extends EngineName>(name: Name): Programs<Name> {
  const found = findEngine(name);
  if (found) return found;
  throw new Error(`There is no ${name} here. Debian: apt-get install ${engines[name].packages.join(' ')}`);
}

/** Installs an engine where that can be done. Returns why it is not here, or undefined when it is. */
export function installEngine(name: EngineName): string | undefined {
  try {
    if (!findEngine(name) && canInstall()) install(...engines[name].packages);
    requireEngine(name);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
