'use client';
import * as RadixDialog from '@radix-ui/react-dialog';
import { useRef, type KeyboardEvent } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { useModalLayer } from '#components/Dialog/use-modal-layer.ts';
import type { AlertDialogProps } from './AlertDialog.tsx';
import { Root } from './AlertDialog.styles.ts';

interface LayerProps extends Omit<AlertDialogProps, 'trigger' | 'open' | 'defaultOpen' | 'onOpenChange'> {
  /** False while it leaves. */
  open: boolean;
  /** Called when an answer is given or Escape pressed. */
  onClose: () => void;
}

/** The layer over the page, there only while the question is open, and the panel on it. */
export function AlertDialogLayer({
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'neutral',
  onConfirm,
  busy,
  children,
  open,
  onClose,
  onKeyDown,
  ...rest
}: LayerProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const { layer, ...modal } = useModalLayer(() => (tone === 'critical' ? cancel : confirm).current);

  // Radix hands Escape to its newest layer only, and that may be a notification, which leaves it alone.
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    if (!busy) onClose();
  };

  return (
    <RadixDialog.Content
      asChild
      role="alertdialog"
      {...modal}
      {...rest}
      onEscapeKeyDown={(event) => {
        if (busy) event.preventDefault();
      }}
      onKeyDown={handleKeyDown}
    >
      <Root ref={layer} data-component="AlertDialog" data-tone={tone}>
        <div data-part="backdrop" aria-hidden />
        <div data-part="panel" data-state={open ? 'open' : 'closed'}>
          <div data-part="body">
            <RadixDialog.Title data-part="title">{title}</RadixDialog.Title>
            <RadixDialog.Description data-part="description">{description}</RadixDialog.Description>
            {children}
          </div>
          <footer data-part="actions">
            <Button ref={cancel} variant="secondary" disabled={busy} onClick={onClose}>
              {cancelLabel}
            </Button>
            <Button
              ref={confirm}
              variant={tone === 'critical' ? 'danger' : 'primary'}
              loading={busy ?? false}
              onClick={() => {
                onConfirm();
                if (busy === undefined) onClose();
              }}
            >
              {confirmLabel}
            </Button>
          </footer>
        </div>
      </Root>
    </RadixDialog.Content>
  );
}
