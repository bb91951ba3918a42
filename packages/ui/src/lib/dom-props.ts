import type { ComponentProps } from 'react';

const domProp = /^(?:data-|aria-|on[A-Z]|(?:className|style|ref|role|title|lang|dir|hidden|tabIndex)$)/;

/** The props of the root of a component that gets a whole entity by spreading, whose `id` is that of the entity. */
export type EntityRootProps<Element extends 'article' | 'div'> = Omit<
  ComponentProps<Element>,
  'id' | 'children'
> & {
  /** The `id` of the root in the page, for links and labels; `id` itself is data. By default it has none. */
  elementId?: string;
};

/**
 * Of the remaining props, those that an element knows. A component that gets a whole entity by
 * spreading must not write the entity's other fields to the DOM.
 */
export function domProps<P extends object>({ elementId, ...rest }: P & { elementId?: string }): object {
  const props = Object.entries(rest).filter(([name]) => domProp.test(name));
  return Object.fromEntries(elementId === undefined ? props : [...props, ['id', elementId]]);
}
