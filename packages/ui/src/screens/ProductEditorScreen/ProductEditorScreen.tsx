'use client';
import { Archive, EllipsisVertical, ExternalLink, Lock, PackageX } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Breadcrumb } from '#components/Breadcrumb/Breadcrumb.tsx';
import { DropdownMenu } from '#components/DropdownMenu/DropdownMenu.tsx';
import type { DropdownMenuAction } from '#components/DropdownMenu/dropdown-menu-item.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import { useLabels } from '#locale/use-locale.ts';
import { EntityAbsence, type EntityAbsenceOptions } from '#screens/EntityAbsence.tsx';
import { ProductEditor, type ProductEditorProps } from '#trade/ProductEditor/ProductEditor.tsx';
import { ProductEditorSkeleton } from '#trade/ProductEditor/ProductEditorSkeleton.tsx';
import { productEditorScreenLabels, type ProductEditorScreenLabels } from './ProductEditorScreen.labels.ts';
import { Root } from './ProductEditorScreen.styles.ts';

export interface ProductEditorScreenProps
  extends Omit<ComponentProps<'div'>, 'children'>, Omit<EntityAbsenceOptions, 'state'> {
  /**
   * What the editor of the product takes. Without it the screen says why: `state`, or that the reader may not see it.
   */
  editor?: ProductEditorProps | undefined;
  /**
   * Why there is no product: it is loading, could not be loaded, is not there, or the reader may not edit it.
   * @default 'loading'
   */
  state?: EntityAbsenceOptions['state'] | 'no-right';
  /** Who may edit products, as a sentence; for the state `no-right`. */
  whoMay?: string | undefined;
  /** The address of the inventory. */
  inventoryHref: string;
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
  state,
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
              trigger={<IconButton label={words.menu} icon={<EllipsisVertical />} />}
            />
          )
        }
      />
      {editor ? (
        <ProductEditor {...editor} />
      ) : state === 'no-right' ? (
        <EmptyState icon={<Lock />} title={whoMay} description={words.noRightHint} />
      ) : (
        <EntityAbsence
          state={state}
          onRetry={onRetry}
          words={words}
          icon={<PackageX />}
          parent={{ label: words.toInventory, href: inventoryHref }}
          skeleton={<ProductEditorSkeleton />}
          onNavigate={onNavigate}
        />
      )}
    </Root>
  );
}
