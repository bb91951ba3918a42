'use client';
import * as RadixDialog from '@radix-ui/react-dialog';
import { memo, useId, type ReactNode } from 'react';
import { useOpenState, type OpenStateProps } from '#lib/use-open-state.ts';
import { usePortalHost, type PortalProps } from '#lib/use-portal-host.tsx';
import { ModalLayer, type ModalLayerProps } from './ModalLayer.tsx';

/** How a dialog opens and closes, and where it is put. */
export interface ModalProps extends OpenStateProps, PortalProps {
  /** The element that opens it. Leave it out where something else sets `open`. */
  trigger?: ReactNode;
  /** Called when it is to open or close: by the trigger, a button of its own, Escape or a press beside it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** What the content of an open modal needs. */
export interface ModalState {
  /** False while it animates out. */
  open: boolean;
  /** Asks to close. */
  close: () => void;
  /** The id of the heading that names it. */
  titleId: string;
  /** The id of the sentence that describes it. */
  descriptionId: string;
}

interface ModalRootProps
  extends
    ModalProps,
    Pick<ModalLayerProps, 'root' | 'findFirst' | 'closesByEscape'>,
    Omit<ModalLayerProps, 'children' | keyof ModalProps> {
  /** Names the layer. */
  'data-component': string;
  /** Whether it has a sentence that describes it. */
  isDescribed: boolean;
  /** The content of the layer. */
  children: (modal: ModalState) => ReactNode;
}

/** Shows its children, and while the dialog animates out the last ones: what it was about may be gone by then. */
export const ModalContent = memo(
  ({ children }: Pick<ModalState, 'open'> & { children: ReactNode }) => children,
  (_, { open }) => !open,
);

/** What Dialog, AlertDialog and Drawer have in common: the trigger, and a layer that is there only while it is seen. */
export function Modal({
  trigger,
  open,
  defaultOpen = false,
  onOpenChange,
  container,
  id: givenId,
  isDescribed,
  children,
  ...rest
}: ModalRootProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const titleId = `${id}title`;
  const descriptionId = `${id}description`;
  const [isOpen, setOpen] = useOpenState({ caller: rest['data-component'], open, defaultOpen, onOpenChange });
  const [host, marker] = usePortalHost(isOpen, container);
  const close = () => setOpen(false);

  return (
    // Radix' own modal mode changes styles and layout of the whole page; `ModalLayer` does without that.
    <RadixDialog.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      {trigger && (
        <RadixDialog.Trigger asChild aria-controls={isOpen ? id : undefined}>
          {trigger}
        </RadixDialog.Trigger>
      )}
      {marker}
      {host && (
        <RadixDialog.Portal container={host}>
          <ModalLayer
            id={id}
            // Radix' own title and description count themselves in a state of the root: one more render of all.
            aria-labelledby={titleId}
            aria-describedby={isDescribed ? descriptionId : undefined}
            {...rest}
            open={isOpen}
          >
            {children({ open: isOpen, close, titleId, descriptionId })}
          </ModalLayer>
        </RadixDialog.Portal>
      )}
    </RadixDialog.Root>
  );
}
