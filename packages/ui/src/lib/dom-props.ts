const domProp = /^(?:data-|aria-|on[A-Z]|(?:className|style|ref|role|title|lang|dir|hidden|tabIndex)$)/;

/**
 * Of the remaining props, those that an element knows. A component that gets a whole entity by
 * spreading must not write the entity's other fields to the DOM.
 */
export function domProps<P extends object>(rest: P): Partial<P> {
  return Object.fromEntries(Object.entries(rest).filter(([name]) => domProp.test(name))) as Partial<P>;
}
