import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { chromiumLaunchOptions } from '../scripts/chromium.ts';
import { compare, shrink } from './compare.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunchOptions());
  // On a busy machine Chromium refuses pictures until its graphics process has started.
  await vi.waitFor(() => draw(''), { timeout: 20_000 });
}, 30_000);
afterAll(() => browser.close());

async function draw(style: string, viewport = { width: 120, height: 80 }): Promise<Buffer> {
  const page = await browser.newPage({ viewport });
  await page.setContent(`<div style="inline-size: 80px; block-size: 40px; ${style}">Guildhall</div>`);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

const button = 'border-radius: 4px; background: rgb(20 34 40); color: white';

describe('comparing pictures', () => {
  it('finds nothing when the same page is drawn twice', async () => {
    expect(compare(await draw(button), await draw(button)).differing).toBe(0);
  });

  it('finds a radius that is 1 px larger', async () => {
    const { differing } = compare(await draw(button), await draw(button.replace('4px', '5px')));
    expect(differing).toBeGreaterThan(0);
  });

  it('finds a colour that is one step away', async () => {
    const { differing } = compare(await draw(button), await draw(button.replace('40)', '41)')));
    expect(differing).toBeGreaterThan(1000);
  });

  it('counts pixels that only one of the two has', async () => {
    const { differing } = compare(await draw(button), await draw(button, { width: 120, height: 81 }));
    expect(differing).toBe(120);
  });

  it('shrinks a picture without a changed pixel', async () => {
    const picture = await draw(button);
    const smaller = shrink(picture);
    expect(smaller.length).toBeLessThan(picture.length);
    expect(compare(picture, smaller).differing).toBe(0);
  });
});
