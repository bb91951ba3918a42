const understood = /^(?:data-|aria-|on[A-Z]|(?:className|style|ref|role|title|lang|dir|hidden|tabIndex)$)/;

/**
 * Of the props that are left over, those that an element understands. A component that is given a whole entity by
 * spreading must not write the entity's other fields into the page.
 */
export function domProps<P extends object>(rest: P): Partial<P> {
  return Object.fromEntries(Object.entries(rest).filter(([name]) => understood.test(name))) as Partial<P>;
}
