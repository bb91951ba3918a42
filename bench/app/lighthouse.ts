import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';
import { GuildhallServer } from '../../e2e/server.ts';
import { cell, spread, table } from './spread.ts';

const cli = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');
const rounds = 3;
const screens = { 'Landing page': '/', 'Log In': '/login', 'Sign Up': '/register', Home: '/home' };
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  runtimeError?: { code: string };
  categories: Record<
    (typeof categories)[number],
    { score: number; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
}

const run = promisify(execFile);

/** One run of Lighthouse with its default settings: a phone with a simulated slow network and slow processor. */
async function report(url: string): Promise<Report> {
  const { executablePath, args } = chromiumLaunchOptions();
  const folder = await mkdtemp(join(tmpdir(), 'guildhall-lighthouse-'));
  // A file: what a run that fails still writes to stdout is cut off.
  const path = join(folder, 'report.json');
  try {
    await run(
      process.execPath,
      [
        cli,
        url,
        '--output=json',
        `--output-path=${path}`,
        '--quiet',
        `--chrome-flags=--headless=new ${args.join(' ')}`,
      ],
      { env: { ...process.env, CHROME_PATH: executablePath } },
      // The report says why it failed.
    ).catch(() => {});
    const result = JSON.parse(await readFile(path, 'utf8')) as Report;
    // On a busy machine the start of a trace may be missing; such a run has measured nothing.
    return result.runtimeError ? await report(url) : result;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Lighthouse's scores of the screens that a guest sees, and the audits that cost points. */
export async function measureLighthouse(): Promise<string> {
  if (!existsSync(cli)) return 'Lighthouse: not installed. Run npm ci --prefix bench/app.';
  const server = await GuildhallServer.start('on');
  const reports = Object.fromEntries(Object.keys(screens).map((name) => [name, [] as Report[]]));
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, path] of Object.entries(screens))
        reports[name]!.push(await report(server.url + path));
    }
  } finally {
    await server.stop();
  }
  const lost = ({ categories: scored, audits }: Report) =>
    categories.flatMap((category) =>
      scored[category].auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => `${audits[id]!.title} ${audits[id]!.displayValue ?? ''}`.trim()),
    );
  return table(
    ['Lighthouse, mobile', ...categories, 'points lost for'],
    Object.entries(reports).map(([name, all]) => [
      name,
      ...categories.map((category) => cell(spread(all.map((one) => one.categories[category].score * 100)))),
      [...new Set(all.flatMap(lost))].join('; ') || 'none',
    ]),
  );
}
