import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  reporter: [['line'], ['html', { outputFolder: 'report', open: 'never' }]],
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(),
    baseURL: process.env['GUILDHALL_VISUAL_URL'] ?? '',
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Carousels and scroll effects stand still; what is left of animation ends at once.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
