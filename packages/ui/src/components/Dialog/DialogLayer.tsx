'use client';
import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import type { DialogProps } from './Dialog.tsx';
import { Root } from './Dialog.styles.ts';
import { useModalLayer } from './use-modal-layer.ts';

interface DialogLayerProps extends Omit<DialogProps, 'trigger' | 'open' | 'defaultOpen' | 'onOpenChange'> {
  /** False while it leaves. */
  open: boolean;
  /** Called when Escape or a press beside the panel asks to close. */
  onClose: () => void;
}

const firstField = 'input:not([type="hidden"], :disabled), select:enabled, textarea:enabled';

/** A control whose menu, list or popover is open. */
const openPopup = '[aria-haspopup][aria-expanded="true"], [role="combobox"][aria-expanded="true"]';

/** The layer over the page, there only while the dialog is open, and the panel on it. */
export function DialogLayer({
  title,
  description,
  size = 'md',
  actions,
  children,
  open,
  onClose,
  onKeyDown,
  ...rest
}: DialogLayerProps) {
  const body = useRef<HTMLDivElement>(null);
  const { layer, ...modal } = useModalLayer(
    () => body.current?.querySelector<HTMLElement>(firstField) ?? body.current,
  );
  const closesPopup = useRef(false);

  // Radix hands Escape to its newest layer only, and that may be a notification, which leaves it alone.
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };

  return (
    <RadixDialog.Content asChild {...modal} {...rest} onKeyDown={handleKeyDown}>
      <Root ref={layer} data-component="Dialog" data-size={size}>
        <div
          data-part="backdrop"
          aria-hidden
          // A press beside a popup is about that popup, which by the time of the click is gone.
          onPointerDown={() => {
            closesPopup.current = layer.current?.querySelector(openPopup) != null;
          }}
          onClick={() => {
            if (!closesPopup.current) onClose();
          }}
        />
        <div data-part="panel" data-state={open ? 'open' : 'closed'}>
          <header data-part="header">
            <div data-part="heading">
              <RadixDialog.Title data-part="title">{title}</RadixDialog.Title>
              {description && (
                <RadixDialog.Description data-part="description">{description}</RadixDialog.Description>
              )}
            </div>
            <RadixDialog.Close asChild>
              <IconButton label="Close" icon={<X />} />
            </RadixDialog.Close>
          </header>
          <div ref={body} data-part="body" tabIndex={-1}>
            {children}
          </div>
          {actions && <footer data-part="actions">{actions}</footer>}
        </div>
      </Root>
    </RadixDialog.Content>
  );
}
