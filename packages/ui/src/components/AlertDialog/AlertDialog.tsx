'use client';
import { Modal, type ModalProps } from '#components/Dialog/Modal.tsx';
import { Root } from './AlertDialog.styles.ts';
import {
  AlertDialogPanel,
  findCancel,
  findConfirm,
  type AlertDialogContentProps,
} from './AlertDialogPanel.tsx';

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
      {(state) => <AlertDialogPanel {...content} {...state} />}
    </Modal>
  );
}
