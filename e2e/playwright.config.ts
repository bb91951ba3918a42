import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/chromium.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results/journeys',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Far more than a journey takes: it only ends one that hangs.
  timeout: 600_000,
  expect: { timeout: 20_000 },
  use: {
    // Without these, a click on what never comes would wait for the end of the whole journey.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(),
    screenshot: 'only-on-failure',
  },
});
