'use client';
import type { ReactNode } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';
import type { InventoryScreenLabels } from './InventoryScreen.labels.ts';

/** What the last change did. */
export interface InventoryNotice {
  /** In words: '12 prices changed.' */
  message: ReactNode;
  /**
   * The products that it left as they were, each with a sentence why. The first five are named.
   * @default []
   */
  leftOut?: readonly { id: string; name: string; reason: string }[];
  /** Shows 'Undo' and is called by it. */
  onUndo?: (() => void) | undefined;
  /** Whether it is being taken back. */
  undoing?: boolean;
  /** Called when it is to go. */
  onDismiss: () => void;
}

interface InventoryScreenNoticeProps extends InventoryNotice {
  /** The words of the screen. */
  words: InventoryScreenLabels;
}

/** How many products are named. */
const named = 5;

/** What the last change did, with what it left out, until it is dismissed. */
export function InventoryScreenNotice({
  message,
  leftOut = [],
  onUndo,
  undoing = false,
  onDismiss,
  words,
}: InventoryScreenNoticeProps) {
  return (
    <Alert
      data-part="notice"
      tone="positive"
      title={message}
      onDismiss={onDismiss}
      actions={
        onUndo && (
          <Button size="sm" variant="secondary" loading={undoing} onClick={onUndo}>
            {words.undo}
          </Button>
        )
      }
    >
      {leftOut.length > 0 && (
        <ul data-part="left-out" aria-label={words.leftOut}>
          {leftOut.slice(0, named).map(({ id, name, reason }) => (
            <li key={id}>
              {name}: {reason}
            </li>
          ))}
          {leftOut.length > named && <li>{words.moreLeftOut}</li>}
        </ul>
      )}
    </Alert>
  );
}
