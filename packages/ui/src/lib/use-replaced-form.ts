'use client';
import type { RefObject } from 'react';
import { useFocusSuccessor } from '#lib/use-focus-successor.ts';
import { useForm, type FormOptions, type FormState } from '#lib/use-form.ts';

interface ReplacedFormState<Values> extends FormState<Values> {
  /** The ref of what replaces the fields; it needs `tabIndex={-1}`. */
  successorRef: RefObject<HTMLDivElement | null>;
}

/** A form whose fields are replaced, for instance by the news that it was sent: that takes the focus which would be lost. */
export function useReplacedForm<Values extends object>(
  isReplaced: boolean,
  { onSubmit, ...options }: FormOptions<Values>,
): ReplacedFormState<Values> {
  const { markPress, successorRef } = useFocusSuccessor<HTMLDivElement>(isReplaced);
  const form = useForm<Values>({
    ...options,
    onSubmit: (values) => {
      if (isReplaced) return;
      markPress();
      onSubmit?.(values);
    },
  });
  return { ...form, successorRef };
}
