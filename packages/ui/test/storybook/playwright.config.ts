import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../../../../scripts/chromium.ts';

/** Visits a Storybook that has been built: `npm run storybook:test`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../../../test-results/storybook',
  fullyParallel: true,
  workers: 2,
  // Far more than a page takes: these only end what hangs.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(),
  },
});
