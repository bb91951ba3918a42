import type { ReactNode } from 'react';
import type { FormProps } from '#lib/forms.ts';

/** What a company is known by, changed only with the password of the member who does it. */
export interface CompanyIdentity {
  companyName: string;
  email: string;
  password: string;
}

/** How changing it goes, and what its fields take. */
export interface CompanyIdentityState extends Pick<
  FormProps<CompanyIdentity>,
  'fields' | 'pending' | 'error' | 'fieldErrors'
> {
  /** What happens next, below the name and the email: that a letter has to be answered. */
  notice?: ReactNode;
  /** What one can do about it: a small button. */
  noticeAction?: ReactNode;
  /** Called with the name when the dialog opens and at every change of it. */
  onNameChange?: ((companyName: string) => void) | undefined;
  /** Whether another company has nearly that name: a hint says so. */
  similarName?: boolean | undefined;
}
