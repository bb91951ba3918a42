import { afterEach, vi } from 'vitest';

/** What a test replaces is there again after it, also after one that fails: test files share their globals. */
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
