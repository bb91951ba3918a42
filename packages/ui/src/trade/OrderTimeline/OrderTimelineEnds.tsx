'use client';
import { useRef, useState } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { AlertDialog } from '#components/AlertDialog/AlertDialog.tsx';
import { Button } from '#components/Button/Button.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { maxNoteLength } from '#trade/note-length.ts';
import type { OrderActions } from './order-actions.ts';
import type { OrderTimelineLabels } from './OrderTimeline.labels.ts';
import { OrderTimelineNote } from './OrderTimelineNote.tsx';
import { useSaving } from './use-saving.ts';

interface OrderTimelineEndsProps extends Pick<OrderActions, 'onReportProblem' | 'onCancel'> {
  /** Whether another action runs. */
  disabled: boolean;
  /** The words of the order. */
  words: OrderTimelineLabels;
}

/** What one does only when something has gone wrong. It stands last, and apart from the next step. */
export function OrderTimelineEnds({ onReportProblem, onCancel, disabled, words }: OrderTimelineEndsProps) {
  const [isReporting, setReporting] = useState(false);
  if (!onReportProblem && !onCancel) return null;
  return (
    <footer data-part="ends">
      {onReportProblem && (
        <>
          <Button variant="ghost" disabled={disabled} onClick={() => setReporting(true)}>
            {words.reportProblem}
          </Button>
          <OrderTimelineNote
            open={isReporting}
            onClose={() => setReporting(false)}
            title={words.reportProblem}
            description={words.reportProblemHint}
            label={words.problemField}
            isLong
            submitLabel={words.sendProblem}
            onSubmit={onReportProblem}
            words={words}
          />
        </>
      )}
      {onCancel && <CancelOrder onCancel={onCancel} disabled={disabled} words={words} />}
    </footer>
  );
}

interface CancelOrderProps extends Pick<OrderTimelineEndsProps, 'disabled' | 'words'> {
  /** Cancels the order. */
  onCancel: NonNullable<OrderActions['onCancel']>;
}

function CancelOrder({ onCancel, disabled, words }: CancelOrderProps) {
  const [isOpen, setOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { pending, error, save } = useSaving(onCancel, () => setOpen(false), words.failed);
  return (
    <AlertDialog
      tone="critical"
      title={words.cancelQuestion}
      description={words.cancelHint}
      confirmLabel={words.cancel}
      labels={{ cancel: words.keep }}
      open={isOpen}
      onOpenChange={(open) => {
        setMissing(false);
        setOpen(open);
      }}
      busy={pending}
      onConfirm={() => {
        const reason = field.current?.value.trim() ?? '';
        setMissing(reason === '');
        if (reason === '') field.current?.focus();
        else void save(reason);
      }}
      trigger={
        <Button variant="ghost" disabled={disabled}>
          {words.cancel}
        </Button>
      }
    >
      <TextArea
        ref={field}
        label={words.reason}
        required
        rows={3}
        maxLength={maxNoteLength}
        error={isMissing && words.reasonMissing}
        onInput={() => setMissing(false)}
      />
      {error && <Alert tone="critical">{error}</Alert>}
    </AlertDialog>
  );
}
