'use client';
import { TextField, type TextFieldProps } from '#components/TextField/TextField.tsx';
import type { CompanyNameLabels } from './company-name.labels.ts';

interface CompanyNameFieldProps extends Omit<TextFieldProps, 'label' | 'hint' | 'autoComplete'> {
  /** Whether another company has nearly the name that was typed. */
  similar: boolean;
  /** Its words. */
  words: CompanyNameLabels;
}

/** The name of a company. That another one has nearly the same is said, and does not stand in the way. */
export const CompanyNameField = ({ similar, words, ...field }: CompanyNameFieldProps) => (
  <TextField
    {...field}
    label={words.companyName}
    autoComplete="organization"
    hint={similar && <span role="status">{words.similarName}</span>}
  />
);
