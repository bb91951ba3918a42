declare module 'virtual:component-histories' {
  import type { History } from '../packages/ui/scripts/read-changes.ts';

  /** By the name of a component: its status and its changes. */
  export const histories: Readonly<Record<string, History>>;
}
