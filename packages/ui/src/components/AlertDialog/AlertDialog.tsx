'use client';
import { Modal, type ModalProps } from '#components/Dialog/Modal.tsx';
import { Root } from './AlertDialog.styles.ts';
import {
  AlertDialogPanel,
  findCancel,
  findConfirm,
  type AlertDialogContentProps,
} from './AlertDialogPanel.tsx';
import { checkName } from '#lib/misuse.ts';

export interface AlertDialogProps extends AlertDialogContentProps, ModalProps {}

/**
 * Asks for confirmation before something is done. A press beside it does not close it. For a form or a closer look use
 * `Dialog`.
 */
export function AlertDialog({
  title,
  description,
  confirmLabel,
  tone = 'neutral',
  onConfirm,
  busy,
  labels,
  children,
  ...modal
}: AlertDialogProps) {
  const content = { title, description, confirmLabel, tone, onConfirm, busy, labels, children };
  return (
    <Modal
      root={Root}
      findFirst={tone === 'critical' ? findCancel : findConfirm}
      role="alertdialog"
      isDescribed
      closesByEscape={!busy}
      data-component="AlertDialog"
      data-tone={tone}
      {...modal}
    >
      {(state) => {
        // While it closes, what it was about may be gone.
        if (process.env.NODE_ENV !== 'production' && state.open) checkName('AlertDialog', 'title', title);
        return <AlertDialogPanel {...content} {...state} />;
      }}
    </Modal>
  );
}
