import { cpus, release } from 'node:os';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../scripts/chromium.ts';
import { measureLargestPaint } from './largest-paint.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLongTasks } from './long-tasks.ts';

const parts = { paint: measureLargestPaint, scroll: measureLongTasks, lighthouse: measureLighthouse };
const wanted = process.argv.slice(2);

const browser = await chromium.launch(chromiumLaunchOptions());
console.log(
  `${new Date().toISOString().slice(0, 10)}, Chromium ${browser.version()}, Node ${process.version}, Linux ${release()}, ${cpus().length} cores\n`,
);
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) console.log(`${await measure(browser)}\n`);
}
await browser.close();
