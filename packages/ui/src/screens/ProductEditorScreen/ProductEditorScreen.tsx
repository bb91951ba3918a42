'use client';
import { Archive, Ellipsis, ExternalLink, Lock, PackageX } from 'lucide-react';
import type { ComponentProps } from 'react';
import { AlertLoadError } from '#components/Alert/AlertLoadError.tsx';
import { Breadcrumb } from '#components/Breadcrumb/Breadcrumb.tsx';
import { DropdownMenu } from '#components/DropdownMenu/DropdownMenu.tsx';
import type { DropdownMenuAction } from '#components/DropdownMenu/dropdown-menu-item.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Link } from '#components/Link/Link.tsx';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import { useLabels } from '#locale/use-locale.ts';
import type { NavigateHandler } from '#navigation/navigate.ts';
import { ProductEditor, type ProductEditorProps } from '#trade/ProductEditor/ProductEditor.tsx';
import { ProductEditorSkeleton } from '#trade/ProductEditor/ProductEditorSkeleton.tsx';
import { productEditorScreenLabels, type ProductEditorScreenLabels } from './ProductEditorScreen.labels.ts';
import { Root } from './ProductEditorScreen.styles.ts';

export interface ProductEditorScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * What the editor of the product takes. Without it the screen says why: `state`, or that the reader may not see it.
   */
  editor?: ProductEditorProps | undefined;
  /**
   * Why there is no product: it is loading, could not be loaded, is not there, or the reader may not edit it.
   * @default 'loading'
   */
  state?: 'loading' | 'error' | 'missing' | 'no-right';
  /** Called by 'Try again' after an error. */
  onRetry?: (() => void) | undefined;
  /** Who may edit products, as a sentence; for the state `no-right`. */
  whoMay?: string | undefined;
  /** The address of the inventory. */
  inventoryHref: string;
  /** Called on a plain click on a link, instead of the browser's own navigation. */
  onNavigate?: NavigateHandler | undefined;
  /** The address of the product as buyers see it. */
  viewHref?: string | undefined;
  /** Shows 'Archive' for a product that is not archived, and is called by it. */
  onArchive?: (() => void) | undefined;
  /** Replaces some of its words. */
  labels?: Partial<ProductEditorScreenLabels> | undefined;
}

/** The page on which a company edits one of its products. It belongs inside AppShell. */
export function ProductEditorScreen({
  editor,
  state = 'loading',
  onRetry,
  whoMay,
  inventoryHref,
  onNavigate,
  viewHref,
  onArchive,
  labels,
  ...rest
}: ProductEditorScreenProps) {
  const words = useLabels('ProductEditorScreen', productEditorScreenLabels, labels);
  const title = editor?.product.name ?? words.title;
  const entries: DropdownMenuAction[] = [];
  if (viewHref !== undefined) entries.push({ label: words.view, icon: <ExternalLink />, href: viewHref });
  if (onArchive && editor?.product.status === 'active')
    entries.push({ label: words.archive, icon: <Archive />, onSelect: onArchive });

  const notices = {
    loading: (
      <div role="status" aria-label={words.loading}>
        <ProductEditorSkeleton />
      </div>
    ),
    error: <AlertLoadError title={words.error} onRetry={onRetry} />,
    missing: (
      <EmptyState
        icon={<PackageX />}
        title={words.missing}
        description={words.missingHint}
        action={
          <Link variant="secondary" href={inventoryHref} onNavigate={onNavigate}>
            {words.toInventory}
          </Link>
        }
      />
    ),
    'no-right': <EmptyState icon={<Lock />} title={whoMay} description={words.noRightHint} />,
  };
  return (
    <Root data-component="ProductEditorScreen" {...rest}>
      <Breadcrumb
        items={[{ label: words.inventory, href: inventoryHref }, { label: title }]}
        onNavigate={onNavigate}
      />
      <PageHeader
        title={title}
        actions={
          editor &&
          entries.length > 0 && (
            <DropdownMenu
              align="end"
              items={entries}
              onNavigate={onNavigate}
              trigger={<IconButton variant="secondary" label={words.menu} icon={<Ellipsis />} />}
            />
          )
        }
      />
      {editor ? <ProductEditor {...editor} /> : notices[state]}
    </Root>
  );
}
