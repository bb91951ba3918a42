declare module 'virtual:component-references' {
  import type { ReadProps } from '../packages/ui/scripts/read-props.ts';
  import type { Word } from '../packages/ui/scripts/read-words.ts';

  /** By the name of a component: what its JSDoc says of it. */
  export const descriptions: Readonly<Record<string, string>>;
  /** By the name of a component: its props and their types. */
  export const props: Readonly<Record<string, ReadProps>>;
  /** By the name of a component that has some: its words. */
  export const words: Readonly<Record<string, readonly Word[]>>;
}
