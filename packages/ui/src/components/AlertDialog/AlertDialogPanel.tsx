'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { ModalContent, type ModalState } from '#components/Dialog/Modal.tsx';
import { alertDialogLabels, type AlertDialogLabels } from './AlertDialog.labels.ts';
import { useLabels } from '#locale/use-locale.ts';

/** What an alert dialog asks. */
export interface AlertDialogContentProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The question; its heading and its name. */
  title: ReactNode;
  /** What follows from the answer, read out with the question. */
  description: ReactNode;
  /** The label of the confirming button: the verb of the question, not 'OK'. */
  confirmLabel: string;
  /**
   * `critical` for what cannot be undone: the focus starts on the cancelling button.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'critical' | undefined;
  /** Called when the confirming button is pressed. Without `busy` the dialog then closes. */
  onConfirm: () => void;
  /**
   * For work that takes time: whether it is under way, which shows a spinner and lets nothing be pressed. With it
   * the dialog stays after `onConfirm` until `open` is set to false.
   */
  busy?: boolean | undefined;
  /** Replaces some of its words. */
  labels?: Partial<AlertDialogLabels> | undefined;
}

type AlertDialogPanelProps = Omit<AlertDialogContentProps, keyof ComponentProps<'div'>> &
  Pick<AlertDialogContentProps, 'title' | 'children'> &
  ModalState;

const buttons = ':scope > [data-part="panel"] > [data-part="actions"] > button';

/** The button that cancels. */
export const findCancel = (layer: HTMLElement): HTMLElement | null =>
  layer.querySelector<HTMLElement>(`${buttons}:first-child`);

/** The button that confirms. */
export const findConfirm = (layer: HTMLElement): HTMLElement | null =>
  layer.querySelector<HTMLElement>(`${buttons}:last-child`);

/** The panel of an alert dialog, and the backdrop below it. */
export function AlertDialogPanel({
  title,
  description,
  confirmLabel,
  labels,
  tone = 'neutral',
  onConfirm,
  busy,
  children,
  open,
  close,
  titleId,
  descriptionId,
}: AlertDialogPanelProps) {
  const words = useLabels('AlertDialog', alertDialogLabels, labels);
  return (
    <>
      <div data-part="backdrop" aria-hidden />
      <div data-part="panel" data-state={open ? 'open' : 'closed'}>
        <ModalContent open={open}>
          <div data-part="body">
            <h2 id={titleId} data-part="title">
              {title}
            </h2>
            <p id={descriptionId} data-part="description">
              {description}
            </p>
            {children}
          </div>
          <footer data-part="actions">
            <Button variant="secondary" disabled={busy} onClick={close}>
              {words.cancel}
            </Button>
            <Button
              variant={tone === 'critical' ? 'danger' : 'primary'}
              loading={busy ?? false}
              onClick={() => {
                onConfirm();
                if (busy === undefined) close();
              }}
            >
              {confirmLabel}
            </Button>
          </footer>
        </ModalContent>
      </div>
    </>
  );
}
