import type { OwnProfile } from '@guildhall/contract';
import { companyDetailsFields } from '@guildhall/contract/fields';
import { industries } from '@guildhall/contract/industries';
import { EditProfileForm, type ProfileDraft } from '@guildhall/ui/trade/edit-profile-form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useUpdateProfile } from '#data/account.ts';
import { ownProfileQuery } from '#data/users.ts';
import { conflictOf, formFailure } from '#lib/field-errors.ts';
import { toaster } from '#lib/toasts.tsx';
import { useDraft } from '#lib/use-draft.ts';
import { useUnloadWarning } from '#routes/hooks/use-unload-warning.ts';
import { OwnLogo } from './own-logo.tsx';

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
  return (
    <EditProfileForm
      profile={profile}
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
      onSubmit={(changes, version) => update.mutate({ ...changes, version }, { onSuccess: draft.clear })}
    />
  );
}
