/**
 * The public contract of a component beyond its JSDoc, its props and its styles. The documentation shows it, and tests
 * check the component against it; it is never bundled.
 */
export interface ComponentContract {
  /** The component's name and the value of `data-component` on its root. */
  name: string;
  /** The element the root renders; props that are not its own reach it. */
  element: string;
  /**
   * For a form control, the element of the part `control`: ref, name, aria-* and every native prop reach it,
   * while className and style stay with the root.
   */
  control?: string;
  /**
   * Whether it is several controls, all `input`s of the part `control`: `ref` is the first one that a focus on an error
   * goes to, everything else reaches the root.
   */
  isGroup?: boolean;
  /** When it is the right choice. */
  whenToUse: readonly string[];
  /** When to use something else, and what. */
  whenNotToUse: readonly string[];
  /** What each `data-part` is; `root` is the root. */
  parts: Readonly<Record<string, string>>;
  /** What each data attribute of the component means, by its values. */
  dataAttributes: Readonly<Record<`data-${string}`, string>>;
  /** What each key does. */
  keyboard: Readonly<Record<string, string>>;
}
