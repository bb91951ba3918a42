'use client';
import * as RadixDialog from '@radix-ui/react-dialog';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import type { ComponentProps, ReactNode } from 'react';
import { AlertDialogLayer } from './AlertDialogLayer.tsx';

export interface AlertDialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The question; its heading and its name. */
  title: ReactNode;
  /** What follows from the answer, read out with the question. */
  description: ReactNode;
  /** The words of the button that does it: the verb of the question, not 'OK'. */
  confirmLabel: string;
  /**
   * The words of the button that leaves everything as it is.
   * @default 'Cancel'
   */
  cancelLabel?: string;
  /**
   * `critical` for what cannot be undone: the focus starts on the button that leaves everything as it is.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'critical';
  /** Called when the confirming button is pressed. Without `busy` the dialog then closes. */
  onConfirm: () => void;
  /**
   * For work that takes time: whether it is under way, which shows a spinner and lets nothing be pressed. With it
   * the dialog stays after `onConfirm` until `open` is set to false.
   */
  busy?: boolean;
  /** The element that opens it. Leave it out where something else sets `open`. */
  trigger?: ReactNode;
  /** Whether it is open, when the caller keeps that state. */
  open?: boolean;
  /**
   * Whether it is open at first, when it keeps that state itself.
   * @default false
   */
  defaultOpen?: boolean;
  /** Told when it wants to open or close: by the trigger, either button or Escape. */
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
  ...layer
}: AlertDialogProps) {
  const [isOpen, setOpen] = useControllableState({
    prop: open,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  });
  return (
    // Not Radix' own alert dialog: that is always modal in the way that restyles the page, see `useModalLayer`.
    <RadixDialog.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <AlertDialogLayer {...layer} open={isOpen} onClose={() => setOpen(false)} />
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
