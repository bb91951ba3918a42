'use client';
import { useState } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { emailChipsLabels } from '#components/EmailChips/EmailChips.labels.ts';
import { isEmail } from '#components/EmailChips/is-email.ts';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import type { FormFields, FormProps } from '#lib/forms.ts';
import { useForm } from '#lib/use-form.ts';
import { useLabels } from '#locale/use-locale.ts';
import { CompanyNameField } from '#trade/CompanyNameField.tsx';
import { DialogFormFooter } from '#trade/DialogFormFooter.tsx';
import type { CompanyIdentity, CompanyIdentityState } from './company-identity.ts';
import type { EditProfileFormLabels } from './EditProfileForm.labels.ts';
import { IdentityForm } from './EditProfileForm.styles.ts';

type Known = Pick<CompanyIdentity, 'companyName' | 'email'>;

interface EditProfileFormIdentityProps {
  /** What it is now. */
  identity: Known;
  /** How changing it goes. */
  state: CompanyIdentityState;
  /** Called with the new name and email and the password. */
  onSubmit: (identity: CompanyIdentity) => void;
  /** The words of the form. */
  words: EditProfileFormLabels;
}

/** Name and email as they are, and the dialog that changes them. It closes once they are saved. */
export function EditProfileFormIdentity({ identity, state, onSubmit, words }: EditProfileFormIdentityProps) {
  const { pending = false, error, fieldErrors = {}, onNameChange, similarName = false } = state;
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  const [wasPending, setWasPending] = useState(pending);
  if (pending !== wasPending) {
    setWasPending(pending);
    if (!pending && !error && Object.keys(fieldErrors).length === 0) setOpen(false);
  }
  return (
    <div data-part="identity">
      <DescriptionList
        items={[
          { term: words.companyName, description: identity.companyName },
          { term: words.email, description: identity.email },
        ]}
      />
      {state.notice && <Alert actions={state.noticeAction}>{state.notice}</Alert>}
      <Dialog
        size="sm"
        title={words.changeIdentity}
        trigger={
          <Button variant="secondary" size="sm">
            {words.changeIdentity}
          </Button>
        }
        open={isOpen}
        onOpenChange={(next) => {
          setOpen(next);
          if (next) onNameChange?.(identity.companyName);
          setSent(false);
        }}
      >
        <EditProfileFormIdentityFields
          identity={identity}
          fields={state.fields}
          pending={pending}
          // What was wrong the last time that it was open is over.
          error={isSent && error}
          fieldErrors={isSent ? fieldErrors : {}}
          onNameChange={onNameChange}
          similarName={similarName}
          onSubmit={(values) => {
            setSent(true);
            onSubmit(values);
          }}
          words={words}
        />
      </Dialog>
    </div>
  );
}

interface EditProfileFormIdentityFieldsProps extends Omit<
  FormProps<CompanyIdentity>,
  'defaultValues' | 'onValuesChange'
> {
  /** Called with the name at every change of it. */
  onNameChange: CompanyIdentityState['onNameChange'];
  /** Whether another company has nearly that name. */
  similarName: boolean;
  /** What it is now. */
  identity: Known;
  /** The words of the form. */
  words: EditProfileFormLabels;
}

const requiredFields: FormFields<CompanyIdentity> = {
  companyName: { required: true },
  email: { required: true },
  password: { required: true },
};

function EditProfileFormIdentityFields({
  identity,
  fields = requiredFields,
  pending = false,
  error,
  fieldErrors,
  onNameChange,
  similarName,
  onSubmit,
  words,
}: EditProfileFormIdentityFieldsProps) {
  const { invalid } = useLabels('EmailChips', emailChipsLabels);
  const { field, formProps, resetKey } = useForm<CompanyIdentity>({
    fields,
    defaultValues: identity,
    pending,
    fieldErrors,
    validate: ({ companyName, email }, errors) => {
      if (companyName === identity.companyName && email === identity.email)
        return { ...errors, companyName: words.sameIdentity };
      return isEmail(email) ? errors : { email: invalid, ...errors };
    },
    onValuesChange: ({ companyName }) => onNameChange?.(companyName),
    onSubmit,
  });
  return (
    <IdentityForm data-part="identity-form" {...formProps()}>
      <div data-part="fields" key={resetKey}>
        <CompanyNameField {...field('companyName')} similar={similarName} words={words} />
        <TextField
          {...field('email')}
          label={words.email}
          type="email"
          autoComplete="email"
          hint={words.emailHint}
        />
        <PasswordField {...field('password')} label={words.password} hint={words.passwordHint} />
      </div>
      <DialogFormFooter
        error={error}
        pending={pending}
        resetLabel={words.reset}
        submitLabel={words.submitIdentity}
      />
    </IdentityForm>
  );
}
