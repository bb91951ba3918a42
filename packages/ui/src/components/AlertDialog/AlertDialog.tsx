'use client';
import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useOpenState, type OpenStateProps } from '#lib/use-open-state.ts';
import { AlertDialogLayer, type AlertDialogContentProps } from './AlertDialogLayer.tsx';

export interface AlertDialogProps extends AlertDialogContentProps, OpenStateProps {
  /** The element that opens it. Leave it out where something else sets `open`. */
  trigger?: ReactNode;
  /** Called when it is to open or close: by the trigger, either button or Escape. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * Asks for confirmation before something is done. A press beside it does not close it. For a form or a closer look use
 * `Dialog`.
 */
export function AlertDialog({
  trigger,
  open,
  defaultOpen = false,
  onOpenChange,
  ...content
}: AlertDialogProps) {
  const [isOpen, setOpen] = useOpenState({ open, defaultOpen, onOpenChange });
  return (
    // Not Radix' own alert dialog: that is always modal in a way that changes the whole page, see `useModalLayer`.
    <RadixDialog.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <AlertDialogLayer {...content} open={isOpen} onClose={() => setOpen(false)} />
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
