'use client';
import { createContext, type ComponentProps, type ComponentType, type ReactNode } from 'react';

/** A router's link, such as `Link` of `next/link`: it takes the props of an `<a>`, `href` among them. */
export type LinkComponent = ComponentType<Omit<ComponentProps<'a'>, 'href'> & { href: string }>;

/** What renders every link inside. */
export const LinkContext = createContext<LinkComponent | 'a'>('a');

export interface LinkProviderProps {
  /** The router's link. */
  component: LinkComponent;
  children: ReactNode;
}

/** Makes all links of the components inside links of a router, which may load in advance where they lead. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
