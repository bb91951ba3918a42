import { fieldErrors } from './field-errors.ts';
import type { Draft } from './use-draft.ts';

/** What a form takes from its draft and from the mutation that sends it. */
export const draftedForm = <T>(
  draft: Draft<T>,
  mutation: { isPending: boolean; error: Error | null; reset: () => void },
) => ({
  pending: mutation.isPending,
  fieldErrors: fieldErrors(mutation.error),
  defaultValues: draft.kept,
  onValuesChange: draft.keep,
  onReset: () => {
    draft.clear();
    mutation.reset();
  },
});
