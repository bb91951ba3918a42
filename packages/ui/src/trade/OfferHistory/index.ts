export { OfferHistory, type OfferHistoryProps } from './OfferHistory.tsx';
export { NoteForm, type NoteFormProps, type NoteValues } from './NoteForm.tsx';
export type { OfferHistoryEvent } from './offer-history-event.ts';
export type { OfferHistoryLabels } from './OfferHistory.labels.ts';
export type { NoteFormLabels } from './NoteForm.labels.ts';
