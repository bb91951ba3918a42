export { EditProfileForm, type EditProfileFormProps } from './EditProfileForm.tsx';
export type { CompanyIdentity, CompanyIdentityState } from './company-identity.ts';
export type { EditableProfile, ProfileChanges, ProfileConflict, ProfileDraft } from './profile-draft.ts';
export type { EditProfileFormLabels } from './EditProfileForm.labels.ts';
