import type { Right } from '@guildhall/contract/rights';
import { Dialog } from '@guildhall/ui/dialog';
import type { ReactNode } from 'react';
import { useMay } from '#session/use-may.ts';
import { NoRight } from './no-right.tsx';

interface FormDialogProps {
  title: string;
  /** What a member's role must permit to see the form. */
  right: Right;
  onClose: () => void;
  /** The form. */
  children: ReactNode;
}

/** An open dialog with a form for those who may send it. */
export const FormDialog = ({ title, right, onClose, children }: FormDialogProps) => (
  <Dialog title={title} size="lg" open onOpenChange={onClose}>
    {useMay(right) ? children : <NoRight right={right} />}
  </Dialog>
);
