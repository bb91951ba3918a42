'use client';
import { CircleCheck } from 'lucide-react';
import { Fragment, type ComponentProps } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { isEmail } from '#components/EmailChips/is-email.ts';
import { TextField } from '#components/TextField/TextField.tsx';
import type { FormFields, FormProps } from '#lib/forms.ts';
import { useFocusSuccessor } from '#lib/use-focus-successor.ts';
import { useReplacedForm } from '#lib/use-replaced-form.ts';
import { useLabels } from '#locale/use-locale.ts';
import { DialogFormFooter } from '#trade/DialogFormFooter.tsx';
import { RoleSelect } from '#trade/RoleSelect/RoleSelect.tsx';
import type { DisabledRoles, MemberRole } from '../member-role.ts';
import { inviteFormLabels, type InviteFormLabels } from './InviteForm.labels.ts';
import { Root } from './InviteForm.styles.ts';

/** Who is invited, and what they may do then. */
export interface InviteValues {
  email: string;
  role: MemberRole;
}

/** An invitation that has just been sent. */
export interface SentInvitation {
  /** To whom. */
  email: string;
  /** The address at which it is accepted; null where it is no longer known, which hides it. */
  link: string | null;
}

export interface InviteFormProps
  extends FormProps<InviteValues>, Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** The invitation that has just been sent. Its link shows in place of the fields. */
  sent?: SentInvitation | undefined;
  /** Called by 'Invite another', which shows the empty fields again: leave out `sent` then. */
  onInviteAnother?: (() => void) | undefined;
  /** The roles that cannot be given, and why: only an owner makes owners. */
  disabledRoles?: DisabledRoles | undefined;
  /** Replaces some of its words. */
  labels?: Partial<InviteFormLabels> | undefined;
}

const requiredFields: FormFields<InviteValues> = { email: { required: true }, role: { required: true } };

/**
 * Invites somebody into the company, and shows the link that was sent. Made for a Dialog titled 'Invite a member', which
 * stays open on success.
 */
export function InviteForm({
  sent,
  onInviteAnother,
  disabledRoles,
  fields = requiredFields,
  defaultValues,
  onValuesChange,
  pending = false,
  error,
  fieldErrors,
  onSubmit,
  labels,
  ...rest
}: InviteFormProps) {
  const words = useLabels('InviteForm', inviteFormLabels, labels);
  const { markPress, successorRef: emailRef } = useFocusSuccessor<HTMLInputElement>(sent === undefined);
  const { field, formProps, resetKey, successorRef } = useReplacedForm<InviteValues>(sent !== undefined, {
    fields,
    defaultValues,
    onValuesChange,
    pending,
    fieldErrors,
    validate: ({ email }, errors) =>
      errors['email'] || isEmail(email) ? errors : { email: words.invalidEmail, ...errors },
    onSubmit,
  });
  return (
    <Root data-component="InviteForm" {...formProps(rest)}>
      {sent ? (
        <>
          <div
            data-part="sent"
            role="group"
            aria-label={words.sent(sent.email)}
            ref={successorRef}
            tabIndex={-1}
          >
            <p data-part="sent-title">
              <CircleCheck size={20} aria-hidden />
              {words.sent(sent.email)}
            </p>
            {sent.link !== null && (
              <>
                <p data-part="hint">{words.sentHint}</p>
                <div data-part="link-row">
                  {/* An address is read from left to right in every language. */}
                  <bdi data-part="link" dir="ltr">
                    {sent.link}
                  </bdi>
                  <CopyButton text={sent.link} label={words.copyLink} />
                </div>
              </>
            )}
          </div>
          {onInviteAnother && (
            <div data-part="actions">
              <Button
                variant="secondary"
                onClick={() => {
                  markPress();
                  onInviteAnother();
                }}
              >
                {words.inviteAnother}
              </Button>
            </div>
          )}
        </>
      ) : (
        <>
          <div data-part="fields">
            <Fragment key={resetKey}>
              <TextField
                {...field('email')}
                ref={emailRef}
                label={words.email}
                hint={words.emailHint}
                type="email"
                autoComplete="off"
              />
              <RoleSelect {...field('role')} label={words.role} layout="list" disabledRoles={disabledRoles} />
            </Fragment>
          </div>
          <DialogFormFooter
            error={error}
            pending={pending}
            resetLabel={words.reset}
            submitLabel={words.submit}
          />
        </>
      )}
    </Root>
  );
}
