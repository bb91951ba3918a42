import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { connectByBidi } from './bidi.ts';
import { createWindow, type Engine } from './window.ts';

/** Firefox as the system has it, with a profile of its own. */
export async function startFirefox({ browser }: { browser: string }): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'guildhall-firefox-'));
  const child = spawn(
    browser,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(child, 'exit');
  let address: string | undefined;
  for await (const line of createInterface(child.stderr)) {
    address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address !== undefined) break;
  }
  if (address === undefined) throw new Error(`${browser} ended before it could be driven`);
  child.stderr.resume();
  const bidi = await connectByBidi(address);
  return {
    openWindow: async (origin, size) => createWindow(await bidi.openWindow(size), origin),
    async close() {
      await bidi.close();
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}
