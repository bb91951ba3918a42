import { expect, test, type Page } from '@playwright/test';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, parse } from 'node:path';
import { compare, shrink } from './compare.ts';
import { forceHoverAndFocus, modes, type Mode } from './modes.ts';
import { baselinesOf, storiesToPicture, type Story } from './stories.ts';

const stories = storiesToPicture();
const isScreen = (story: Story) => story.title.startsWith('Screens/');
const screenSize = { width: 1280, height: 800 };
/** The minimum size; a taller story is shown whole. */
const componentSize = { width: 800, height: 400 };

for (const story of stories) {
  test(`${story.title} (${story.id})`, async ({ page, browser }) => {
    // A fixed date, for texts such as "today"; timers still run.
    await page.clock.setFixedTime('2026-01-15T12:00:00Z');
    for (const mode of modes) {
      if (mode.hoverAndFocus && isScreen(story)) continue;
      await test.step(mode.name, async () => {
        const file = join(baselinesOf(browser.version()), mode.name, `${story.id}.png`);
        const baseline = existsSync(file) ? readFileSync(file) : undefined;
        await compareToBaseline(await takeReliablePicture(page, story, mode, baseline), baseline, file);
      });
    }
  });
}

test('every baseline has its story', ({ browser }) => {
  const ids = new Set(stories.map((story) => story.id));
  const names = modes.flatMap((mode) => {
    const folder = join(baselinesOf(browser.version()), mode.name);
    return existsSync(folder) ? readdirSync(folder).map((file) => parse(file).name) : [];
  });
  expect(names.filter((name) => !ids.has(name))).toEqual([]);
});

async function open(page: Page, story: Story, mode: Mode): Promise<void> {
  const { theme = 'light', direction = 'ltr', forcedColors } = mode;
  await page.emulateMedia({ forcedColors: forcedColors ? 'active' : 'none' });
  await page.setViewportSize(isScreen(story) ? screenSize : componentSize);
  await page.goto(`/iframe.html?viewMode=story&id=${story.id}&globals=theme:${theme};direction:${direction}`);
  await page.locator('body.sb-show-main').waitFor();
  // A story with globals of its own would show the same picture in every mode.
  await expect.soft(page.locator('html')).toHaveAttribute('data-gh-theme', theme);
  await expect.soft(page.locator('html')).toHaveAttribute('dir', direction);
  // Content off the screen has its real height, not an estimate.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  // Once for content that loads when it comes into view, and again when everything, fonts too, has loaded.
  if (!isScreen(story)) await showWhole(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  if (!isScreen(story)) await showWhole(page);
  await layOutImagesAgain(page);
}

/**
 * When a font that loads late moves an image by a fraction of a pixel, Chromium draws it with the rounding of its old
 * position. Laid out again, it is rounded by its final position.
 */
async function layOutImagesAgain(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.style.display = 'none';
    void document.body.offsetHeight;
    for (const image of document.images) image.style.removeProperty('display');
  });
}

/** Makes the viewport as high as the story. */
async function showWhole(page: Page): Promise<void> {
  await page.setViewportSize(componentSize);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...componentSize, height });
}

/**
 * The picture that equals the baseline, or that two visits agree on. On a busy machine Chromium occasionally rounds an
 * edge the other way; a real change shows on every visit.
 */
async function takeReliablePicture(page: Page, story: Story, mode: Mode, baseline?: Buffer): Promise<Buffer> {
  let last: Buffer | undefined;
  for (let visit = 0; visit < 5; visit++) {
    await open(page, story, mode);
    let picture = await takePicture(page);
    if (mode.hoverAndFocus) {
      await forceHoverAndFocus(page);
      picture = await takePicture(page);
    }
    if (last?.equals(picture) || (baseline && compare(baseline, picture).differing === 0)) return picture;
    last = picture;
  }
  throw new Error('The story looks different on every visit.');
}

/** A picture that is the same twice in a row: nothing moves any more. */
async function takePicture(page: Page): Promise<Buffer> {
  let last: Buffer = Buffer.alloc(0);
  for (let attempt = 0; attempt < 20; attempt++) {
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    if (picture.equals(last)) return picture;
    last = picture;
    await page.waitForTimeout(100);
  }
  throw new Error('The story does not come to rest.');
}

/** Compares a picture to its baseline, or makes it the new baseline with `--update`. */
async function compareToBaseline(picture: Buffer, baseline: Buffer | undefined, file: string): Promise<void> {
  const info = test.info();
  const comparison = baseline && compare(baseline, picture);
  if (comparison?.differing === 0) return;
  if (info.config.updateSnapshots === 'all') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, shrink(picture));
    return;
  }
  // By these names the report shows the three on top of each other, with a slider.
  const mode = basename(dirname(file));
  const pictures = { expected: baseline, actual: picture, diff: comparison?.diff };
  for (const [kind, body] of Object.entries(pictures)) {
    if (body) await info.attach(`${mode}-${kind}.png`, { body, contentType: 'image/png' });
  }
  const error = baseline ? 'pixels differ' : 'no baseline: npm run visual -- --update makes it';
  expect.soft(comparison?.differing, `${mode}: ${error} (${file})`).toBe(0);
}
