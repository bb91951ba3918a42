'use client';
import { LinkProvider } from '@guildhall/ui/link-provider';
import NextLink from 'next/link';
import type { ReactNode } from 'react';

/** Makes all links of the components inside links of Next's router. */
export function Links({ children }: { children: ReactNode }) {
  return <LinkProvider component={NextLink}>{children}</LinkProvider>;
}
