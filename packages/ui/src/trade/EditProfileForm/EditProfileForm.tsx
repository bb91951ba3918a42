'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import type { FormProps } from '#lib/forms.ts';
import { useForm } from '#lib/use-form.ts';
import { useLabels } from '#locale/use-locale.ts';
import { ChangesBar } from '#trade/ChangesBar.tsx';
import { CompanyDetailsFields, type CompanyDetailsFieldsProps } from '#trade/CompanyDetailsFields.tsx';
import { CompanyDetailsSection } from '#trade/CompanyDetailsSection.tsx';
import { DraftReview } from '#trade/DraftReview.tsx';
import { useDraft } from '#trade/use-draft.ts';
import type { CompanyIdentity, CompanyIdentityState } from './company-identity.ts';
import { editProfileFormLabels, type EditProfileFormLabels } from './EditProfileForm.labels.ts';
import { Root } from './EditProfileForm.styles.ts';
import { EditProfileFormIdentity } from './EditProfileFormIdentity.tsx';
import {
  profileShape,
  type EditableProfile,
  type ProfileChanges,
  type ProfileConflict,
  type ProfileDraft,
} from './profile-draft.ts';

export interface EditProfileFormProps
  extends
    Omit<FormProps<ProfileDraft>, 'onSubmit'>,
    Pick<CompanyDetailsFieldsProps, 'industries' | 'onInvalidEmail'>,
    Omit<ComponentProps<'div'>, 'children' | 'onSubmit' | 'defaultValue'> {
  /** The company. When it gets another version the fields follow, unless something in them is not saved. */
  profile: EditableProfile;
  /** A LogoField, beside the picture. Without it there is no such section. */
  logoField?: ReactNode;
  /** Called with what was changed, and with the version of the profile that it was changed from. */
  onSubmit?: ((changes: ProfileChanges, version: number) => void) | undefined;
  /** Called when the first change is made, and when none is left to save: the place to warn of leaving. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
  /** Called when all changes are taken back. */
  onDiscard?: (() => void) | undefined;
  /** Shows what differs instead of the fields, until it is chosen what stays; that is then given to `onSubmit`. */
  conflict?: ProfileConflict | undefined;
  /** Called when nothing is left to save after that: take the `conflict` away. */
  onConflictEnd?: (() => void) | undefined;
  /** Called with the new name and email and the password. Without it, for a member who may not, they do not show. */
  onSubmitIdentity?: ((identity: CompanyIdentity) => void) | undefined;
  /**
   * How changing name and email goes. Its dialog closes when `pending` ends without an error.
   * @default {}
   */
  identity?: CompanyIdentityState | undefined;
  /** Replaces some of its words. */
  labels?: Partial<EditProfileFormLabels> | undefined;
}

const idle: CompanyIdentityState = {};

/** What a company tells about itself, changed in place; its name and its email behind the password. */
export function EditProfileForm({
  profile,
  industries,
  logoField,
  fields,
  defaultValues,
  onValuesChange,
  pending = false,
  error,
  fieldErrors,
  onSubmit,
  onDirtyChange,
  onDiscard,
  onInvalidEmail,
  conflict,
  onConflictEnd,
  onSubmitIdentity,
  identity = idle,
  labels,
  ...rest
}: EditProfileFormProps) {
  const words = useLabels('EditProfileForm', editProfileFormLabels, labels);
  const editing = useDraft(profile, profileShape, { kept: defaultValues, onDirtyChange });

  const write = (values: ProfileDraft) => editing.write({ ...values, gstin: values.gstin.toUpperCase() });
  const form = useForm<ProfileDraft>({
    fields,
    defaultValues: editing.initial,
    pending,
    fieldErrors,
    onValuesChange: (values) => onValuesChange?.(write(values).draft),
    onSubmit: (values) => {
      const { changes } = write(values);
      if (Object.keys(changes).length > 0) onSubmit?.(changes, editing.version);
    },
  });

  return (
    <Root data-component="EditProfileForm" {...rest}>
      {(logoField || onSubmitIdentity) && (
        <div data-part="sections">
          {logoField && (
            <CompanyDetailsSection title={words.logo} hint={words.logoHint} columns="one">
              <div data-part="logo">
                <Avatar name={profile.companyName} src={profile.avatar} size="lg" />
                {logoField}
              </div>
            </CompanyDetailsSection>
          )}
          {onSubmitIdentity && (
            <CompanyDetailsSection title={words.identity} hint={words.identityHint} columns="one">
              <EditProfileFormIdentity
                identity={profile}
                state={identity}
                onSubmit={onSubmitIdentity}
                words={words}
              />
            </CompanyDetailsSection>
          )}
        </div>
      )}
      {conflict && (
        <DraftReview
          key={conflict.current.version}
          shape={profileShape}
          conflict={conflict}
          draft={editing.draft}
          pending={pending}
          labelOf={(field) => (field === 'employeeEmails' ? words.employees : words[field])}
          describe={(field, draft) => [draft[field]].flat().join('\n')}
          onResolve={(theirs) => {
            const left = editing.resolve(conflict.current, theirs);
            if (Object.keys(left).length > 0) onSubmit?.(left, conflict.current.version);
            else onConflictEnd?.();
          }}
        />
      )}
      <form
        data-part="form"
        hidden={conflict !== undefined}
        {...form.formProps({
          onReset: () => {
            editing.discard();
            onDiscard?.();
          },
        })}
      >
        <div data-part="sections" key={`${form.resetKey} ${editing.fieldsKey}`}>
          <CompanyDetailsFields
            industries={industries}
            field={form.field}
            onInvalidEmail={onInvalidEmail}
            furtherFields={
              <TextField
                {...form.field('gstin')}
                label={words.gstin}
                hint={words.gstinHint}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
            }
            words={words}
          />
        </div>
        <ChangesBar
          count={Object.keys(editing.changes).length}
          pending={pending}
          error={error}
          words={words}
        />
      </form>
    </Root>
  );
}
