import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../packages/server/test/free-port.ts';
import { openByWebDriver } from './web-driver.ts';
import { createWindow, type Engine } from './window.ts';

interface Programs {
  driver: string;
  browser: string;
  /** A display in memory. */
  display: string;
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/**
 * WebKit as WebKitGTK has it, by its driver. Each window has a driver of its own, which knows one, and a display of its own,
 * which it fills: on a larger one it would not be as narrow as a phone.
 */
export function startWebKit({ driver, browser, display }: Programs): Engine {
  const children: ChildProcess[] = [];
  return {
    async openWindow(origin, { width, height }) {
      const size = `${width}x${height}x24`;
      const screen = spawn(display, ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      });
      children.push(screen);
      const [number] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
      const port = await freePort();
      const child = spawn(driver, [`--port=${port}`], {
        stdio: 'ignore',
        env: { ...process.env, DISPLAY: `:${number.toString().trim()}` },
      });
      children.push(child);
      const address = `http://127.0.0.1:${port}`;
      while (!(await fetch(`${address}/status`).catch(() => undefined))?.ok) {
        if (child.exitCode !== null) throw new Error(`${driver} ended with ${child.exitCode}`);
        await sleep(50);
      }
      const options = { binary: browser, args: ['--automation', '--full-screen'] };
      return createWindow(await openByWebDriver(address, { 'webkitgtk:browserOptions': options }), origin);
    },
    async close() {
      // The window before its display.
      for (const child of children.toReversed()) await stop(child);
    },
  };
}
