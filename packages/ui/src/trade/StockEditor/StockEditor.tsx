'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Drawer } from '#components/Drawer/Drawer.tsx';
import { Popover } from '#components/Popover/Popover.tsx';
import { useOpenState, type OpenStateProps } from '#lib/use-open-state.ts';
import { useLabels } from '#locale/use-locale.ts';
import { stockEditorLabels, type StockEditorLabels } from './StockEditor.labels.ts';
import { StockEditorForm } from './StockEditorForm.tsx';
import type { StockChange } from './stock-change.ts';

export interface StockEditorProps
  extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'>, OpenStateProps {
  /** The name of the product. */
  productName: string;
  /** How many there are now. */
  stockQuantity: number;
  /**
   * What is counted: `kg`. Pieces are shown as numbers alone.
   * @default 'piece'
   */
  unit?: string | undefined;
  /**
   * `popover` stands beside its trigger; `sheet` has larger controls and comes from the end of the screen, on a phone
   * from its bottom.
   * @default 'popover'
   */
  layout?: 'popover' | 'sheet' | undefined;
  /** The button that opens it. A sheet can do without one, where something else sets `open`. */
  trigger?: ReactNode;
  /** Called when it is to open or close, also after the change was saved. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * Saves the change with its reason. When the promise rejects, it stays open with what was written and shows the
   * message of the error.
   */
  onSubmit: (change: StockChange, reason: string) => void | Promise<unknown>;
  /** Replaces some of its words. */
  labels?: Partial<StockEditorLabels> | undefined;
}

/** Changes the stock of one product: how many more or fewer, or how many exactly, and why. */
export function StockEditor({
  productName,
  layout = 'popover',
  trigger,
  open,
  defaultOpen = false,
  onOpenChange,
  labels,
  ...form
}: StockEditorProps) {
  const words = useLabels('StockEditor', stockEditorLabels, labels);
  const [isOpen, setOpen] = useOpenState({ caller: 'StockEditor', open, defaultOpen, onOpenChange });
  const overlay = { title: words.title(productName), trigger, open: isOpen, onOpenChange: setOpen };
  const content = <StockEditorForm {...form} layout={layout} words={words} onSaved={() => setOpen(false)} />;
  return layout === 'sheet' ? (
    <Drawer {...overlay}>{content}</Drawer>
  ) : (
    <Popover align="end" {...overlay}>
      {content}
    </Popover>
  );
}
