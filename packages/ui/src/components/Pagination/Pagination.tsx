'use client';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { NavigateHandler } from '#navigation/navigate.ts';
import { pagePlaces } from './page-places.ts';
import { Root } from './Pagination.styles.ts';
import { PaginationControl } from './PaginationControl.tsx';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /**
   * The accessible name of the landmark: what is paged. It is unique on the page.
   * @default 'Pagination'
   */
  label?: string;
  /** The page that is shown; the first is 1. */
  page: number;
  /**
   * How many pages there are. Leave it out where that is unknown, as with cursors: only previous and next then lead
   * through the list.
   */
  pageCount?: number | undefined;
  /**
   * Whether there is a page after this one, where `pageCount` does not tell.
   * @default true
   */
  hasNext?: boolean;
  /** Called with the requested page. It does not change by itself: `page` says which is shown. */
  onPageChange?: ((page: number) => void) | undefined;
  /** The address of a page. Makes the pages links, which can be opened in a new tab and found by search engines. */
  getHref?: ((page: number) => string) | undefined;
  /** Called on a plain click on such a link, instead of the browser's own navigation. */
  onNavigate?: NavigateHandler | undefined;
  /**
   * The label of the control that leads back.
   * @default 'Previous'
   */
  previousLabel?: string;
  /**
   * The label of the control that leads on.
   * @default 'Next'
   */
  nextLabel?: string;
  /**
   * The accessible name of a page, and the text shown where there is no room for numbers. `pageCount` is only
   * given for the latter.
   * @default 'Page 3', 'Page 3 of 12'
   */
  getPageLabel?: (page: number, pageCount?: number) => string;
}

const englishPageLabel = (page: number, pageCount?: number) =>
  pageCount === undefined ? `Page ${page}` : `Page ${page} of ${pageCount}`;

/** Leads through a list page by page. Renders a `<nav>` of buttons, or of links with `getHref`. */
export function Pagination({
  label = 'Pagination',
  page,
  pageCount,
  hasNext = true,
  onPageChange,
  getHref,
  onNavigate,
  previousLabel = 'Previous',
  nextLabel = 'Next',
  getPageLabel = englishPageLabel,
  ...rest
}: PaginationProps) {
  const isLast = pageCount === undefined ? !hasNext : page >= pageCount;
  const control = { onPageChange, getHref, onNavigate };
  return (
    <Root data-component="Pagination" aria-label={label} {...rest}>
      <PaginationControl {...control} data-part="previous" page={page - 1} disabled={page <= 1}>
        <ChevronLeft size={16} aria-hidden />
        <span data-part="label">{previousLabel}</span>
      </PaginationControl>
      {/* In place of the numbers where there is no room for them, or none to show. */}
      <span data-part="status" data-alone={pageCount === undefined ? '' : undefined}>
        {getPageLabel(page, pageCount)}
      </span>
      {pageCount !== undefined && (
        <ol data-part="pages">
          {pagePlaces(page, pageCount).map((place) => (
            <li key={place}>
              {typeof place === 'number' ? (
                <PaginationControl
                  {...control}
                  data-part="page"
                  page={place}
                  aria-label={getPageLabel(place)}
                  aria-current={place === page ? 'page' : undefined}
                >
                  {place}
                </PaginationControl>
              ) : (
                <span data-part="gap" aria-hidden>
                  …
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      <PaginationControl {...control} data-part="next" page={page + 1} disabled={isLast}>
        <span data-part="label">{nextLabel}</span>
        <ChevronRight size={16} aria-hidden />
      </PaginationControl>
    </Root>
  );
}
