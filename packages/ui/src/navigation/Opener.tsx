'use client';
import type { HTMLAttributes } from 'react';
import { Anchor } from './Anchor.tsx';

interface OpenerProps extends HTMLAttributes<HTMLElement> {
  /** Where it leads. Makes it a link. */
  href?: string | undefined;
  /** Called when it is pressed, of a link on a plain click and instead of the browser's own navigation. */
  onOpen?: (() => void) | undefined;
}

/** What opens something: a link where that has an address, else a button; without either it is text. */
export function Opener({ href, onOpen, ...rest }: OpenerProps) {
  if (href !== undefined) return <Anchor {...rest} href={href} onNavigate={onOpen} />;
  if (onOpen) return <button {...rest} type="button" onClick={onOpen} />;
  return <span {...rest} />;
}
