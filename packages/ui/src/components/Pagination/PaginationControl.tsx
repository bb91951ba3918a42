'use client';
import type { MouseEvent, ReactNode } from 'react';
import { handleLinkClick, type NavigateHandler } from '#navigation/navigate.ts';

interface PaginationControlProps {
  /** Which part of Pagination it is. */
  'data-part': string;
  /** The page that it leads to. */
  page: number;
  /**
   * Whether there is no such page.
   * @default false
   */
  disabled?: boolean;
  /** Called with the page. */
  onPageChange: ((page: number) => void) | undefined;
  /** The address of a page; makes it a link. */
  getHref: ((page: number) => string) | undefined;
  /** Called on a plain click on the link, instead of the browser's own navigation. */
  onNavigate: NavigateHandler | undefined;
  /** Its name, where what it shows does not say enough. */
  'aria-label'?: string;
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
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (disabled) return;
    handleLinkClick(event, onNavigate);
    requestPage();
  };
  return (
    <a
      href={disabled ? undefined : getHref(page)}
      {...(disabled && { role: 'link', tabIndex: 0, 'aria-disabled': true })}
      onClick={handleClick}
      {...rest}
    >
      {children}
    </a>
  );
}
