import { configureGlobal } from 'fast-check';
import { afterEach, vi } from 'vitest';

/** Properties are tried with the same values in every run. */
configureGlobal({ seed: 1 });

/** What a test replaces is there again after it, also after one that fails: test files share their globals. */
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
