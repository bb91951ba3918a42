'use client';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { formatNumber } from '#locale/format.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import type { NavigateHandler } from '#navigation/navigate.ts';
import { pagePlaces } from './page-places.ts';
import { paginationLabels, type PaginationLabels } from './Pagination.labels.ts';
import { Root } from './Pagination.styles.ts';
import { PaginationControl } from './PaginationControl.tsx';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /**
   * The accessible name of the landmark: what is paged. It is unique on the page.
   * @default 'Pagination'
   */
  label?: string | undefined;
  /** The page that is shown; the first is 1. */
  page: number;
  /**
   * How many pages there are. Leave it out where that is unknown, as with cursors: only previous and next then lead
   * through the list.
   */
  pageCount?: number | undefined;
  /** How many items there are: with `pageSize` it shows which of them the page has, and counts the pages. */
  total?: number | undefined;
  /** How many items a page has. */
  pageSize?: number | undefined;
  /**
   * Whether there is a page after this one, where `pageCount` does not tell.
   * @default true
   */
  hasNext?: boolean | undefined;
  /** Called with the requested page. It does not change by itself: `page` says which is shown. */
  onPageChange?: ((page: number) => void) | undefined;
  /** The address of a page. Makes the pages links, which can be opened in a new tab and found by search engines. */
  getHref?: ((page: number) => string) | undefined;
  /** Called on a plain click on such a link, instead of the browser's own navigation. */
  onNavigate?: NavigateHandler | undefined;
  /** Replaces some of its words. */
  labels?: Partial<PaginationLabels> | undefined;
}

/** Leads through a list page by page. Renders a `<nav>` of buttons, or of links with `getHref`. */
export function Pagination({
  label,
  page,
  total,
  pageSize,
  pageCount: pageCountProp,
  hasNext = true,
  onPageChange,
  getHref,
  onNavigate,
  labels,
  ...rest
}: PaginationProps) {
  const pageCount = total && pageSize ? Math.ceil(total / pageSize) : pageCountProp;
  const isLast = pageCount === undefined ? !hasNext : page >= pageCount;
  const words = useLabels('Pagination', paginationLabels, labels);
  const { locale } = useLocale();
  const write = (count: number) => formatNumber(count, { locale });
  const range =
    total && pageSize
      ? words.range(write((page - 1) * pageSize + 1), write(Math.min(page * pageSize, total)), write(total))
      : undefined;
  const control = { onPageChange, getHref, onNavigate };
  return (
    <Root data-component="Pagination" aria-label={label ?? words.name} {...rest}>
      {range && (
        <span data-part="range" role="status">
          {range}
        </span>
      )}
      <PaginationControl {...control} data-part="previous" page={page - 1} disabled={page <= 1}>
        <ChevronLeft size={16} aria-hidden />
        <span data-part="label">{words.previous}</span>
      </PaginationControl>
      {/* In place of the numbers where there is no room for them, or none to show. */}
      <span data-part="status" data-alone={pageCount === undefined ? '' : undefined}>
        {pageCount === undefined ? words.page(page) : words.pageOf(page, pageCount)}
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
                  aria-label={words.page(place)}
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
        <span data-part="label">{words.next}</span>
        <ChevronRight size={16} aria-hidden />
      </PaginationControl>
    </Root>
  );
}
