/**
 * What a component promises that neither its JSDoc, its props nor its styles say. The documentation prints it and tests
 * hold the component to it; it is never bundled.
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
  /** When it is the right choice. */
  whenToUse: readonly string[];
  /** When something else is, and what. */
  whenNotToUse: readonly string[];
  /** What each `data-part` is; `root` is the root. */
  parts: Readonly<Record<string, string>>;
  /** What each data attribute of the component means, by its values. */
  dataAttributes: Readonly<Record<`data-${string}`, string>>;
  /** What each key does. */
  keyboard: Readonly<Record<string, string>>;
}
