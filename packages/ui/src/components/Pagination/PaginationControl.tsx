'use client';
import type { ReactNode } from 'react';
import { Anchor } from '#navigation/Anchor.tsx';
import type { NavigateHandler } from '#navigation/navigate.ts';

/** An anchor without an address has no role of its own. */
const noLink = { role: 'link', tabIndex: 0, 'aria-disabled': true } as const;

interface PaginationControlProps {
  /** Which part of Pagination it is. */
  'data-part': string;
  /** The page that it leads to. */
  page: number;
  /**
   * Whether there is no such page.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Called with the page. */
  onPageChange: ((page: number) => void) | undefined;
  /** The address of a page; makes it a link. */
  getHref: ((page: number) => string) | undefined;
  /** Called on a plain click on the link, instead of the browser's own navigation. */
  onNavigate: NavigateHandler | undefined;
  /** Its name, where what it shows does not say enough. */
  'aria-label'?: string | undefined;
  /** Marks the page that is shown. */
  'aria-current'?: 'page' | undefined;
  /** What it shows. */
  children: ReactNode;
}

/**
 * A button or link to a page. Where there is no such page it can still be focused: those who have pressed
 * Next up to the end would otherwise lose their place.
 */
export function PaginationControl({
  page,
  disabled = false,
  onPageChange,
  getHref,
  onNavigate,
  children,
  ...rest
}: PaginationControlProps) {
  const requestPage = () => {
    if (!disabled && !rest['aria-current']) onPageChange?.(page);
  };
  if (!getHref) {
    return (
      <button type="button" aria-disabled={disabled || undefined} onClick={requestPage} {...rest}>
        {children}
      </button>
    );
  }
  if (disabled) {
    return (
      <a {...noLink} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Anchor href={getHref(page)} onNavigate={onNavigate} onClick={requestPage} {...rest}>
      {children}
    </Anchor>
  );
}
