declare module 'virtual:component-references' {
  import type { ReadProps } from '../packages/ui/scripts/read-props.ts';

  /** By the name of a component: what its JSDoc says of it. */
  export const descriptions: Readonly<Record<string, string>>;
  /** By the name of a component: its props and their types. */
  export const props: Readonly<Record<string, ReadProps>>;
}
