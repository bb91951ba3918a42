'use client';
import {
  Archive,
  ArchiveRestore,
  Boxes,
  EllipsisVertical,
  ExternalLink,
  History,
  Pencil,
} from 'lucide-react';
import { useState } from 'react';
import { DropdownMenu } from '#components/DropdownMenu/DropdownMenu.tsx';
import type { DropdownMenuItem } from '#components/DropdownMenu/dropdown-menu-item.ts';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import type { InventoryTableLabels } from './InventoryTable.labels.ts';
import type { InventoryActions, InventoryProduct } from './inventory-product.ts';

export interface InventoryTableMenuProps extends Omit<
  InventoryActions,
  'onSave' | 'onStockChange' | 'onViewMore'
> {
  /** The product. */
  product: InventoryProduct;
  /** Called by 'Change stock', which shows only with it. */
  onStock: (() => void) | undefined;
  /** The words of the table. */
  words: InventoryTableLabels;
}

/** The menu of a product. */
export function InventoryTableMenu({
  product,
  productHref,
  editHref,
  onNavigate,
  onStock,
  onStockLog,
  onArchive,
  onRestore,
  words,
}: InventoryTableMenuProps) {
  const [isArmed, setArmed] = useState(false);
  const trigger = (
    <IconButton
      size="sm"
      label={words.more(product.name)}
      icon={<EllipsisVertical />}
      aria-haspopup="menu"
      {...(!isArmed && { onClick: () => setArmed(true) })}
    />
  );
  // A closed menu in each of many rows would take longer than the rows.
  if (!isArmed) return trigger;

  const items: DropdownMenuItem[] = [];
  if (editHref) items.push({ label: words.edit, icon: <Pencil />, href: editHref(product) });
  if (onStock) items.push({ label: words.changeStock, icon: <Boxes />, onSelect: onStock });
  if (onStockLog)
    items.push({ label: words.stockLog, icon: <History />, onSelect: () => onStockLog(product) });
  items.push({ label: words.view, icon: <ExternalLink />, href: productHref(product) });
  if (product.status === 'archived') {
    if (onRestore)
      items.push({ label: words.restore, icon: <ArchiveRestore />, onSelect: () => onRestore(product) });
  } else if (onArchive)
    items.push({ label: words.archive, icon: <Archive />, onSelect: () => onArchive(product) });
  return <DropdownMenu align="end" trigger={trigger} items={items} onNavigate={onNavigate} defaultOpen />;
}
