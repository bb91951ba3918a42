import { NoteForm } from '@guildhall/ui/trade/offer-history';
import { useAddNote } from '#data/deal-mutations.ts';
import { failureSentence } from '#lib/field-errors.ts';
import { useDraft } from '#lib/use-draft.ts';
import { useUser } from '#session/session.tsx';

/** Writes a note into the negotiation of a quote. */
export function NoteComposer({ quoteId }: { quoteId: string }) {
  const user = useUser();
  const draft = useDraft<{ text: string }>(user.id, `note:${quoteId}`);
  const note = useAddNote(quoteId, draft.clear);
  return (
    <NoteForm
      pending={note.isPending}
      error={note.error && failureSentence(note.error)}
      defaultValues={draft.kept}
      onValuesChange={draft.keep}
      onSubmit={({ text }) => note.mutateAsync(text)}
    />
  );
}
