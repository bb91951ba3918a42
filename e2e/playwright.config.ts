import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/chromium.ts';
import { findPictureHost } from './pictures.ts';

const launchOptions = chromiumLaunchOptions();

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // They have a configuration of their own.
  testIgnore: 'engines/**',
  outputDir: '../test-results/journeys',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Far more than a journey takes: it only ends one that hangs.
  timeout: 600_000,
  expect: { timeout: 20_000 },
  use: {
    // Without these, a click on a missing element would wait until the journey times out.
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    browserName: 'chromium',
    launchOptions: { ...launchOptions, args: [...launchOptions.args, findPictureHost] },
    screenshot: 'only-on-failure',
  },
});
