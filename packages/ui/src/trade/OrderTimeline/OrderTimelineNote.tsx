'use client';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { useForm } from '#lib/use-form.ts';
import { DialogForm } from '#trade/DialogForm.styles.ts';
import { DialogFormFooter } from '#trade/DialogFormFooter.tsx';
import { maxNoteLength } from '#trade/note-length.ts';
import type { OrderTimelineLabels } from './OrderTimeline.labels.ts';
import { useSaving } from './use-saving.ts';

interface OrderTimelineNoteProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when it is to close. */
  onClose: () => void;
  /** The title. */
  title: string;
  /** Below the title. */
  description?: string | undefined;
  /** The label of the field. */
  label: string;
  /** What the field begins with. */
  value?: string | undefined;
  /** Whether several lines are written. */
  isLong?: boolean | undefined;
  /** The label of the button. */
  submitLabel: string;
  /** Saves what is written. */
  onSubmit: (text: string) => void | Promise<unknown>;
  /** The words of the order. */
  words: OrderTimelineLabels;
}

/** The longest text and the longest number, in characters. */
const limits = { long: maxNoteLength, short: 80 };

/** Asks for one text in a dialog, which is empty each time it opens. */
export function OrderTimelineNote({ open, onClose, title, description, ...form }: OrderTimelineNoteProps) {
  return (
    <Dialog
      size="sm"
      title={title}
      {...(description && { description })}
      open={open}
      onOpenChange={(next) => !next && onClose()}
    >
      <OrderTimelineNoteForm {...form} onClose={onClose} />
    </Dialog>
  );
}

function OrderTimelineNoteForm({
  label,
  value = '',
  isLong = false,
  submitLabel,
  onSubmit,
  onClose,
  words,
}: Omit<OrderTimelineNoteProps, 'open' | 'title' | 'description'>) {
  const { pending, error, save } = useSaving(onSubmit, onClose, words.failed);
  const { field, formProps } = useForm<{ text: string }>({
    fields: { text: { required: true, maxLength: isLong ? limits.long : limits.short } },
    defaultValues: { text: value },
    pending,
    onSubmit: ({ text }) => void save(text),
  });
  return (
    <DialogForm {...formProps()}>
      <div data-part="fields">
        {isLong ? (
          <TextArea {...field('text')} label={label} rows={4} />
        ) : (
          <TextField {...field('text')} label={label} autoComplete="off" />
        )}
      </div>
      <DialogFormFooter error={error} pending={pending} onCancel={onClose} submitLabel={submitLabel} />
    </DialogForm>
  );
}
