import { test } from '@playwright/test';
import { writeFile } from 'node:fs/promises';

let recorded = 0;

/** Keeps the HTML of a page for `npm run markup`, beside the other results of the test until the next run. */
export async function recordMarkup(address: string, html: string): Promise<void> {
  recorded += 1;
  const { pathname } = new URL(address);
  await writeFile(test.info().outputPath(`${recorded}${pathname.replaceAll(/\W+/g, '-')}.html`), html);
}
