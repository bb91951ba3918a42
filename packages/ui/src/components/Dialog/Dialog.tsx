'use client';
import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useOpenState, type OpenStateProps } from '#lib/use-open-state.ts';
import { DialogLayer, type DialogContentProps } from './DialogLayer.tsx';

export interface DialogProps extends DialogContentProps, OpenStateProps {
  /** The element that opens it. Leave it out where something else sets `open`. */
  trigger?: ReactNode;
  /** Called when it is to open or close: by the trigger, Close, Escape or a press beside it. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * A window above the page that asks for the reader's whole attention. For a few choices beside a control use
 * `Popover`. Its foot stays above the keyboard of a phone where the page's viewport has
 * `interactive-widget=resizes-content`.
 */
export function Dialog({ trigger, open, defaultOpen = false, onOpenChange, ...content }: DialogProps) {
  const [isOpen, setOpen] = useOpenState({ open, defaultOpen, onOpenChange });
  return (
    // Radix' own modal mode changes styles and layout of the whole page; `useModalLayer` does without that.
    <RadixDialog.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <DialogLayer {...content} open={isOpen} onClose={() => setOpen(false)} />
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
