import type { ReactNode } from 'react';
import { EmailChips } from '#components/EmailChips/EmailChips.tsx';
import { Select } from '#components/Select/Select.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import type { FormState } from '#lib/use-form.ts';
import type { CompanyDetailsLabels } from './company-details.labels.ts';
import type { CompanyDetailsValues } from './company-details.ts';
import { CompanyDetailsSection } from './CompanyDetailsSection.tsx';

export interface CompanyDetailsFieldsProps {
  /** The choices of the three industry fields. */
  industries: readonly string[];
  /** Called with the error when a text that was to be added as an employee's email is no address. */
  onInvalidEmail?: ((message: string) => void) | undefined;
  /** Returns the props of a field. */
  field: FormState<CompanyDetailsValues>['field'];
  /** Further fields about the company itself. */
  furtherFields?: ReactNode;
  /** Its words. */
  words: CompanyDetailsLabels;
}

/** All fields of the details form, group by group. */
export function CompanyDetailsFields({
  industries,
  field,
  onInvalidEmail,
  furtherFields,
  words,
}: CompanyDetailsFieldsProps) {
  const industry = { options: industries, placeholder: words.industryPlaceholder };
  return (
    <>
      <CompanyDetailsSection title={words.company} hint={words.companyHint}>
        <Select {...field('companyIndustry')} label={words.companyIndustry} {...industry} />
        <TextField
          {...field('companySize')}
          label={words.companySize}
          placeholder={words.companySizePlaceholder}
        />
        <TextField
          {...field('adminEmail')}
          label={words.adminEmail}
          type="email"
          autoComplete="email"
          placeholder={words.adminEmailPlaceholder}
        />
        <TextField
          {...field('panNumber')}
          label={words.panNumber}
          autoComplete="off"
          autoCapitalize="characters"
        />
        {furtherFields}
      </CompanyDetailsSection>
      <CompanyDetailsSection title={words.employees} hint={words.employeesHint} columns="one">
        <EmailChips
          label={words.employeeEmail}
          placeholder={words.employeeEmailPlaceholder}
          {...field('employeeEmails')}
          {...(onInvalidEmail && { onInvalid: onInvalidEmail })}
        />
      </CompanyDetailsSection>
      <CompanyDetailsSection title={words.address} hint={words.addressHint} columns="one">
        <TextArea {...field('address')} label={words.address} hideLabel autoComplete="street-address" />
      </CompanyDetailsSection>
      <CompanyDetailsSection title={words.client} hint={words.clientHint}>
        <Select {...field('clientIndustry')} label={words.clientIndustry} {...industry} />
        <TextField
          {...field('productTypes')}
          label={words.productTypes}
          placeholder={words.productTypesPlaceholder}
        />
      </CompanyDetailsSection>
      <CompanyDetailsSection title={words.supplier} hint={words.supplierHint}>
        <Select {...field('supplierIndustry')} label={words.supplierIndustry} {...industry} />
        <TextField
          {...field('supplyType')}
          label={words.supplyType}
          placeholder={words.supplyTypePlaceholder}
        />
      </CompanyDetailsSection>
    </>
  );
}
