export { InviteForm, type InviteFormProps, type InviteValues, type SentInvitation } from './InviteForm.tsx';
export type { InviteFormLabels } from './InviteForm.labels.ts';
