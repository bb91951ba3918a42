'use client';
import { useRef, useState, type ComponentProps } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import type { FormFields, FormProps } from '#lib/forms.ts';
import { useForm } from '#lib/use-form.ts';
import { useLabels } from '#locale/use-locale.ts';
import { maxNoteLength } from '#trade/note-length.ts';
import { noteFormLabels, type NoteFormLabels } from './NoteForm.labels.ts';

/** What is written in a NoteForm. */
export interface NoteValues {
  /** The note. */
  text: string;
}

export interface NoteFormProps
  extends Omit<FormProps<NoteValues>, 'onSubmit'>, Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /**
   * Sends the note. When it returns a promise, the note is cleared once that resolves, and stays when it rejects: give
   * the reason as `error`.
   */
  onSubmit?: ((values: NoteValues) => void | Promise<unknown>) | undefined;
  /** Replaces some of its words. */
  labels?: Partial<NoteFormLabels> | undefined;
}

const noteFields: FormFields<NoteValues> = { text: { required: true, maxLength: maxNoteLength } };

/** A question or an answer in a negotiation: it costs no counter-offer. */
export function NoteForm({
  fields = noteFields,
  defaultValues,
  onValuesChange,
  pending = false,
  error,
  fieldErrors,
  onSubmit,
  labels,
  ...rest
}: NoteFormProps) {
  const words = useLabels('NoteForm', noteFormLabels, labels);
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(defaultValues?.text ?? '');

  const send = async (values: NoteValues) => {
    const sending = onSubmit?.(values);
    if (!sending) return;
    try {
      await sending;
    } catch {
      // The caller says why. The note stays, to be sent again.
      return;
    }
    // The writer may have gone on meanwhile.
    if (inputRef.current?.value !== text) return;
    setText('');
    onValuesChange?.({ text: '' });
  };
  const { field, formProps } = useForm<NoteValues>({
    fields,
    onValuesChange,
    pending,
    fieldErrors,
    validate: ({ text: written }, errors) => (written ? errors : { text: words.required }),
    onSubmit: (values) => void send(values),
  });
  return (
    <form {...formProps(rest)} data-part="note-form">
      <Stack gap="1-5">
        <TextArea
          {...field('text')}
          // The asterisk tells fields apart, and there is one.
          required={false}
          ref={inputRef}
          label={words.text}
          dir="auto"
          value={text}
          onValueChange={setText}
        />
        {error && <Alert tone="critical">{error}</Alert>}
        <div>
          <Button type="submit" variant="secondary" loading={pending}>
            {words.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
