'use client';
import * as RadixDialog from '@radix-ui/react-dialog';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { useModalLayer } from '#components/Dialog/use-modal-layer.ts';
import { handleClosingKey } from '#lib/handle-closing-key.ts';
import { Root } from './AlertDialog.styles.ts';

/** What an alert dialog asks. */
export interface AlertDialogContentProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The question; its heading and its name. */
  title: ReactNode;
  /** What follows from the answer, read out with the question. */
  description: ReactNode;
  /** The label of the confirming button: the verb of the question, not 'OK'. */
  confirmLabel: string;
  /**
   * The label of the cancelling button.
   * @default 'Cancel'
   */
  cancelLabel?: string;
  /**
   * `critical` for what cannot be undone: the focus starts on the cancelling button.
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
}

interface AlertDialogLayerProps extends AlertDialogContentProps {
  /** False while it animates out. */
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
}: AlertDialogLayerProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const { layer, ...modal } = useModalLayer(() => (tone === 'critical' ? cancel : confirm).current);

  return (
    <RadixDialog.Content
      asChild
      role="alertdialog"
      {...modal}
      {...rest}
      onEscapeKeyDown={(event) => {
        if (busy) event.preventDefault();
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        handleClosingKey(event, () => {
          if (!busy) onClose();
        });
      }}
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
