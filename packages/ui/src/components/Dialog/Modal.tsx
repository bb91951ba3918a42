'use client';
import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useOpenState, type OpenStateProps } from '#lib/use-open-state.ts';
import { usePortalHost, type PortalProps } from '#lib/use-portal-host.tsx';
import { ModalLayer, type ModalLayerProps } from './ModalLayer.tsx';

/** How a dialog opens and closes, and where it is put. */
export interface ModalProps extends OpenStateProps, PortalProps {
  /** The element that opens it. Leave it out where something else sets `open`. */
  trigger?: ReactNode;
  /** Called when it is to open or close: by the trigger, a button of its own, Escape or a press beside it. */
  onOpenChange?: (open: boolean) => void;
}

/** What the content of an open modal needs. */
export interface ModalState {
  /** False while it animates out. */
  open: boolean;
  /** Asks to close. */
  close: () => void;
}

interface ModalRootProps
  extends
    ModalProps,
    Pick<ModalLayerProps, 'root' | 'findFirst' | 'closesByEscape'>,
    Omit<ModalLayerProps, 'children' | keyof ModalProps | 'onClose'> {
  /** Names the layer. */
  'data-component': string;
  /** The content of the layer. */
  children: (modal: ModalState) => ReactNode;
}

/** What Dialog, AlertDialog and Drawer have in common: the trigger, and a layer that is there only while it is seen. */
export function Modal({
  trigger,
  open,
  defaultOpen = false,
  onOpenChange,
  container,
  children,
  ...layer
}: ModalRootProps) {
  const [isOpen, setOpen] = useOpenState({ open, defaultOpen, onOpenChange });
  const [host, marker] = usePortalHost(isOpen, container);
  const close = () => setOpen(false);
  return (
    // Radix' own modal mode changes styles and layout of the whole page; `ModalLayer` does without that.
    <RadixDialog.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      {marker}
      {host && (
        <RadixDialog.Portal container={host}>
          <ModalLayer {...layer} onClose={close}>
            {children({ open: isOpen, close })}
          </ModalLayer>
        </RadixDialog.Portal>
      )}
    </RadixDialog.Root>
  );
}
