declare module 'virtual:package-changes' {
  import type { Change } from '../../scripts/read-changes.ts';

  /** All changes of the package, the newest first. */
  export const changes: readonly Change[];
}
