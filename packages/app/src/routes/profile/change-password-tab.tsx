import { changePasswordFields } from '@guildhall/contract/fields';
import { ChangePasswordForm } from '@guildhall/ui/trade/change-password-form';
import { useRef } from 'react';
import { useChangePassword } from '#data/account.ts';
import { formFailure } from '#lib/field-errors.ts';
import { useUser } from '#session/session.tsx';

/** Another password for the member, whose other sessions end. */
export function ChangePasswordTab({ email }: { email: string | undefined }) {
  const change = useChangePassword(useUser().id);
  const formRef = useRef<HTMLFormElement>(null);
  return (
    <ChangePasswordForm
      ref={formRef}
      fields={changePasswordFields}
      email={email}
      pending={change.isPending}
      {...formFailure(change.error)}
      onSubmit={(values) => change.mutate(values, { onSuccess: () => formRef.current?.reset() })}
    />
  );
}
