import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/engines',
  workers: 1,
  retries: 0,
  // Far more than a journey takes: it only ends one that hangs.
  timeout: 180_000,
});
