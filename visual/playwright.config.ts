import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/chromium.ts';

const launch = chromiumLaunchOptions();
/** Without partial repaints: an edge that is painted in two steps may differ in its last bit from one painted at once. */
const steady = ['--disable-partial-raster'];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results/visual',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 300_000,
  reporter: [['line'], ['html', { outputFolder: 'report', open: 'never' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { ...launch, args: [...launch.args, ...steady] },
    baseURL: process.env['GUILDHALL_VISUAL_URL'] ?? '',
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Carousels and scroll effects do not move; other animations end at once.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
