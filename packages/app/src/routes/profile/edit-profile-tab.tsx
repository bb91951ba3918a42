import type { OwnProfile } from '@guildhall/contract';
import { changeIdentityFields, companyDetailsFields } from '@guildhall/contract/fields';
import { industries } from '@guildhall/contract/industries';
import { hasRight } from '@guildhall/contract/rights';
import { EditProfileForm, type ProfileDraft } from '@guildhall/ui/trade/edit-profile-form';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useChangeIdentity, useUpdateProfile } from '#data/account.ts';
import { nameCheckQuery, ownProfileQuery } from '#data/users.ts';
import { conflictOf, formFailure } from '#lib/field-errors.ts';
import { toaster } from '#lib/toasts.tsx';
import { useDraft } from '#lib/use-draft.ts';
import { useUnloadWarning } from '#routes/hooks/use-unload-warning.ts';
import { SendConfirmationButton, unconfirmedEmail } from '#routes/unconfirmed-email.tsx';
import { OwnLogo } from './own-logo.tsx';

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
  useUnloadWarning(isDirty);
  const conflict = conflictOf<OwnProfile>(update.error);
  const { email, newEmail, emailConfirmed, role } = profile.member;
  const change = useChangeIdentity(id);
  const [name, setName] = useState('');
  const { data: check } = useQuery(nameCheckQuery(name));
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
      {...formFailure(conflict ? null : update.error)}
      conflict={conflict}
      onConflictEnd={() => {
        draft.clear();
        if (conflict) queryClient.setQueryData(ownProfileQuery(id).queryKey, conflict.current);
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
        ...formFailure(change.error),
        ...(newEmail !== null && {
          notice: `An email was sent to ${newEmail}. Open the link in it to log in with that address from then on.`,
        }),
        ...(newEmail === null &&
          !emailConfirmed && {
            notice: unconfirmedEmail,
            noticeAction: <SendConfirmationButton companyId={id} />,
          }),
        onNameChange: setName,
        similarName: check?.similar ?? false,
      }}
      onSubmit={(changes, version) => update.mutate({ ...changes, version }, { onSuccess: draft.clear })}
    />
  );
}
