import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium and its source, or undefined when this machine has none. */
export function findChromium(): { path: string; source: string } | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return { path: named, source: 'CHROMIUM_PATH' };
  }
  const own = chromium.executablePath();
  if (existsSync(own)) return { path: own, source: "Playwright's own" };
  const system = systemPaths.find((path) => existsSync(path));
  return system ? { path: system, source: "the system's" } : undefined;
}

/**
 * What Chromium leaves out. It reads only one list, so this one has all of Playwright's own, and two pages of the address
 * bar, which would be two processes more for each window.
 */
const disabledFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SkipListAccountsWithoutGaiaCookies',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
];

/** Playwright's options to start that Chromium; as root it runs without its sandbox. */
export function chromiumLaunchOptions(): { executablePath?: string; args: string[] } {
  const found = findChromium();
  const args = [
    '--disable-background-networking',
    '--disable-component-update',
    `--disable-features=${disabledFeatures.join(',')}`,
  ];
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return found ? { executablePath: found.path, args } : { args };
}

function run(command: string, args: string[]): boolean {
  console.log(`Chromium: trying ${[command, ...args].join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

function install(): void {
  if (run('npx', ['playwright', 'install', 'chromium']) && findChromium()) return;
  const isRoot = process.getuid?.() === 0;
  const hasApt = spawnSync('apt-get', ['--version']).status === 0;
  if (isRoot && hasApt) {
    execFileSync('apt-get', ['update'], { stdio: 'inherit' });
    // --reinstall, because a package whose program was removed by hand counts as installed.
    run('apt-get', [
      'install',
      '-y',
      '--reinstall',
      '--no-install-recommends',
      'chromium',
      'fonts-liberation',
    ]);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!findChromium()) install();
  const found = findChromium();
  if (!found) {
    console.error(
      'No Chromium. Install one (Debian: apt-get install chromium; anywhere: npx playwright install chromium) or name one in CHROMIUM_PATH.',
    );
    process.exit(1);
  }
  console.log(`Chromium: ${found.source}, ${found.path}`);
}
