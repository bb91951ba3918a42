'use client';
import { Button } from '#components/Button/Button.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { useForm } from '#lib/use-form.ts';
import type { RequestDetailLabels } from './RequestDetail.labels.ts';

interface RequestDetailQuestionProps {
  /** Whether the question is being sent: the button shows it. */
  pending: boolean;
  /** The words of the request. */
  words: RequestDetailLabels;
  /** Sends the question. */
  onSubmit: (question: string) => void;
}

/** The form of a question to the client. */
export function RequestDetailQuestion({ pending, words, onSubmit }: RequestDetailQuestionProps) {
  const { field, formProps } = useForm<{ text: string }>({
    fields: { text: { required: true, maxLength: 2000 } },
    pending,
    onSubmit: ({ text }) => onSubmit(text),
  });
  return (
    <form {...formProps()}>
      <Stack gap="2">
        <TextArea {...field('text')} label={words.question} rows={4} />
        <Button type="submit" fullWidth loading={pending}>
          {words.sendQuestion}
        </Button>
      </Stack>
    </form>
  );
}
