import type { OwnProfile } from '@guildhall/contract';
import { companyDetailsFields } from '@guildhall/contract/fields';
import { industries } from '@guildhall/contract/industries';
import {
  EditProfileForm,
  type EditProfileFormProps,
  type ProfileDraft,
} from '@guildhall/ui/trade/edit-profile-form';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { profileOutdatedBy, useUpdateProfile } from '#data/account.ts';
import { ownProfileQuery } from '#data/users.ts';
import { failureSentence, fieldErrors } from '#lib/field-errors.ts';
import { toaster } from '#lib/toasts.tsx';
import { useDraft } from '#lib/use-draft.ts';
import { OwnLogo } from './own-logo.tsx';

/** What another member has changed meanwhile, when that is why a save failed. */
function conflictOf(error: unknown): EditProfileFormProps['conflict'] {
  const current = profileOutdatedBy(error);
  return current && { current, fields: Object.keys(fieldErrors(error)) };
}

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
      fieldErrors={conflict ? undefined : fieldErrors(update.error)}
      error={conflict || !update.error ? undefined : failureSentence(update.error)}
      conflict={conflict}
      onConflictEnd={() => {
        draft.clear();
        if (conflict) queryClient.setQueryData(ownProfileQuery(id).queryKey, conflict.current as OwnProfile);
        update.reset();
      }}
      onSubmit={(changes, version) => update.mutate({ ...changes, version }, { onSuccess: draft.clear })}
    />
  );
}
