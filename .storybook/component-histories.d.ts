declare module 'virtual:component-histories' {
  import type { History, Release } from '../packages/ui/scripts/read-changes.ts';

  /** By the name of a component: its status and its changes. */
  export const histories: Readonly<Record<string, History>>;
  /** The newest first. */
  export const releases: readonly Release[];
}
