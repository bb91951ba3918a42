import type { Right } from '@guildhall/contract/rights';
import { Dialog, type DialogProps } from '@guildhall/ui/dialog';
import type { ReactNode } from 'react';
import { useMay } from '#session/use-may.ts';
import { NoRight } from './no-right.tsx';

interface FormDialogProps extends Pick<DialogProps, 'size' | 'actions'> {
  title: string;
  /** @default 'lg' */
  size?: DialogProps['size'];
  /** What a member's role must permit to see the form. */
  right: Right;
  onClose: () => void;
  /** The form. */
  children: ReactNode;
}

/** An open dialog with a form for those who may send it. */
export function FormDialog({ title, size = 'lg', actions, right, onClose, children }: FormDialogProps) {
  const may = useMay(right);
  return (
    <Dialog title={title} size={size} actions={may && actions} open onOpenChange={onClose}>
      {may ? children : <NoRight right={right} />}
    </Dialog>
  );
}
