import type { OwnProfile } from '@guildhall/contract';
import { changeIdentityFields, companyDetailsFields } from '@guildhall/contract/fields';
import { industries } from '@guildhall/contract/industries';
import { hasRight } from '@guildhall/contract/rights';
import { Button } from '@guildhall/ui/button';
import {
  EditProfileForm,
  type EditProfileFormProps,
  type ProfileDraft,
} from '@guildhall/ui/trade/edit-profile-form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  nameCheckQuery,
  ownProfileQuery,
  profileOutdatedBy,
  useChangeIdentity,
  useSendConfirmation,
  useUpdateProfile,
} from '#data/users.ts';
import { failureSentence, fieldErrors } from '#lib/field-errors.ts';
import { toaster } from '#lib/toasts.tsx';
import { useDraft } from '#lib/use-draft.ts';
import { OwnLogo } from './own-logo.tsx';

/** What another member has changed meanwhile, when that is why a save failed. */
function conflictOf(error: unknown): EditProfileFormProps['conflict'] {
  const current = profileOutdatedBy(error);
  return current && { current, fields: Object.keys(fieldErrors(error)) };
}

/** Both stand in the form, and neither can be taken away. */
const identityFields = {
  ...changeIdentityFields,
  companyName: { ...changeIdentityFields.companyName, required: true },
  email: { ...changeIdentityFields.email, required: true },
};

/** The company's details, changed in place. What is not saved is kept over a reload. */
export function EditProfileTab({ profile }: { profile: OwnProfile }) {
  const { id } = profile;
  const queryClient = useQueryClient();
  // What was written on another version would take back what others have changed since.
  const [draftName] = useState(`profile:${profile.version}`);
  const draft = useDraft<ProfileDraft>(id, draftName);
  const update = useUpdateProfile(id);
  const [isDirty, setDirty] = useState(false);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  const conflict = conflictOf(update.error);
  const { email, newEmail, emailConfirmed, role } = profile.member;
  const change = useChangeIdentity(id);
  const [name, setName] = useState(profile.companyName);
  const confirmation = useSendConfirmation(id);
  const { data: check } = useQuery(nameCheckQuery(name));
  const identityErrors = fieldErrors(change.error);
  return (
    <EditProfileForm
      // The email is the one with which the member logs in.
      profile={{ ...profile, email }}
      fields={companyDetailsFields}
      industries={industries}
      logoField={<OwnLogo id={id} hasLogo={profile.avatar !== null} />}
      defaultValues={draft.kept}
      onValuesChange={draft.keep}
      onDirtyChange={setDirty}
      onDiscard={() => {
        draft.clear();
        update.reset();
      }}
      onInvalidEmail={(message) => toaster.toast(message, { tone: 'critical' })}
      pending={update.isPending}
      fieldErrors={conflict ? undefined : fieldErrors(update.error)}
      error={conflict || !update.error ? undefined : failureSentence(update.error)}
      conflict={conflict}
      onConflictEnd={() => {
        draft.clear();
        if (conflict) queryClient.setQueryData(ownProfileQuery(id).queryKey, conflict.current as OwnProfile);
        update.reset();
      }}
      onSubmitIdentity={
        hasRight(role, 'own')
          ? (typed) =>
              change.mutate({
                ...(typed.companyName !== profile.companyName && { companyName: typed.companyName }),
                ...(typed.email !== email && { email: typed.email }),
                password: typed.password,
              })
          : undefined
      }
      identity={{
        fields: identityFields,
        pending: change.isPending,
        fieldErrors: identityErrors,
        error:
          change.error && Object.keys(identityErrors).length === 0
            ? failureSentence(change.error)
            : undefined,
        ...(newEmail !== null && {
          notice: `A letter was sent to ${newEmail}. Open the link in it to log in with that address from then on.`,
        }),
        ...(newEmail === null &&
          !emailConfirmed && {
            notice: 'Your email is not confirmed yet. Open the link in the letter that was sent to it.',
            noticeAction: (
              <Button
                size="sm"
                variant="secondary"
                loading={confirmation.isPending}
                onClick={() => confirmation.mutate()}
              >
                Send Again
              </Button>
            ),
          }),
        onNameChange: setName,
        similarName: check?.similar ?? false,
      }}
      onSubmit={(changes, version) => update.mutate({ ...changes, version }, { onSuccess: draft.clear })}
    />
  );
}
