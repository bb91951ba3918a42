declare module 'virtual:component-variables' {
  /** By the name of a component: what each custom property that it reads sets. */
  export const variables: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
