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
  maxFailures: 10,
  // Of a journey until its first step: each step sets it anew.
  timeout: 60_000,
  // Less, so that a wait that never comes true says what it has waited for.
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    browserName: 'chromium',
    launchOptions: { ...launchOptions, args: [...launchOptions.args, findPictureHost] },
    screenshot: 'only-on-failure',
  },
});
