'use client';
import { ChevronRight, Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Anchor } from '#navigation/Anchor.tsx';
import { labelTooltip } from '#lib/label-tooltip.ts';
import { useLabels } from '#locale/use-locale.ts';
import type { NavigateHandler } from '#navigation/navigate.ts';
import { breadcrumbLabels, type BreadcrumbLabels } from './Breadcrumb.labels.ts';
import { Root } from './Breadcrumb.styles.ts';
import { checkKind } from '#lib/misuse.ts';

/** One page of the path. */
export interface BreadcrumbItem {
  /** What the page is called. */
  label: string;
  /** Its address. The last page, which is the current one, needs none. */
  href?: string | undefined;
}

export interface BreadcrumbProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The pages from the top of the site to the one that is shown. */
  items: readonly BreadcrumbItem[];
  /** Called on a plain click on a link, instead of the browser's own navigation. */
  onNavigate?: NavigateHandler | undefined;
  /**
   * The name of the landmark.
   * @default 'Breadcrumb'
   */
  label?: string | undefined;
  /** Replaces some of its words. */
  labels?: Partial<BreadcrumbLabels> | undefined;
}

/**
 * The path from the top of the site to this page, as links. Where there is little room, the middle of a path of more
 * than three pages waits behind an ellipsis.
 */
export function Breadcrumb({ items, onNavigate, label, labels, ...rest }: BreadcrumbProps) {
  if (process.env.NODE_ENV !== 'production') checkKind('Breadcrumb', 'items', items, 'an array');
  const words = useLabels('Breadcrumb', breadcrumbLabels, labels);
  const last = items.length - 1;
  const collapses = items.length > 3;
  return (
    <Root data-component="Breadcrumb" aria-label={label ?? words.name} {...rest}>
      <ol data-part="list">
        {items.flatMap(({ label: page, href }, index) => {
          const current = index === last ? 'page' : undefined;
          const isMiddle = collapses && index > 0 && index < last - 1;
          return [
            // A native `details`, so that it opens before any script runs; the pages it hides follow it.
            collapses && index === 1 && (
              <li key="more" data-part="more">
                <ChevronRight data-part="separator" size={16} aria-hidden />
                <details>
                  <summary data-part="expand" aria-label={words.expand} {...labelTooltip}>
                    <Ellipsis size={16} aria-hidden />
                  </summary>
                </details>
              </li>
            ),
            // Two pages of a path may share a name, so the place is part of the key.
            <li key={`${index} ${page}`} data-part="item" data-middle={isMiddle ? '' : undefined}>
              {index > 0 && <ChevronRight data-part="separator" size={16} aria-hidden />}
              {href === undefined ? (
                <span data-part="page" dir="auto" aria-current={current}>
                  {page}
                </span>
              ) : (
                <Anchor
                  data-part="page"
                  dir="auto"
                  href={href}
                  aria-current={current}
                  onNavigate={onNavigate}
                >
                  {page}
                </Anchor>
              )}
            </li>,
          ];
        })}
      </ol>
    </Root>
  );
}
