'use client';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { useForm } from '#lib/use-form.ts';
import { DialogForm } from '#trade/DialogForm.styles.ts';
import { DialogFormFooter } from '#trade/DialogFormFooter.tsx';
import { maxNoteLength } from '#trade/note-length.ts';
import type { RequestDetailLabels } from './RequestDetail.labels.ts';

interface RequestDetailQuestionProps {
  /** Whether the question is being sent: the button shows it. */
  pending: boolean;
  /** The words of the request. */
  words: RequestDetailLabels;
  /** Closes the dialog. */
  onCancel: () => void;
  /** Sends the question. */
  onSubmit: (question: string) => void;
}

/** The form of a question to the client. */
export function RequestDetailQuestion({ pending, words, onCancel, onSubmit }: RequestDetailQuestionProps) {
  const { field, formProps } = useForm<{ text: string }>({
    fields: { text: { required: true, maxLength: maxNoteLength } },
    pending,
    onSubmit: ({ text }) => onSubmit(text),
  });
  return (
    <DialogForm {...formProps()}>
      <div data-part="fields">
        <TextArea {...field('text')} label={words.question} rows={4} />
      </div>
      <DialogFormFooter error={null} pending={pending} onCancel={onCancel} submitLabel={words.sendQuestion} />
    </DialogForm>
  );
}
