import { EmailChips } from '#components/EmailChips/EmailChips.tsx';
import { Select } from '#components/Select/Select.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import type { FormState } from '#lib/use-form.ts';
import { CompanyDetailsSection } from './CompanyDetailsSection.tsx';
import type { CompanyDetailsValues } from './values.ts';

export interface CompanyDetailsFieldsProps {
  /** The choices of the three industry fields. */
  industries: readonly string[];
  /** Called with the error when a text that was to be added as an employee's email is no address. */
  onInvalidEmail?: ((message: string) => void) | undefined;
  /** Returns the props of a field. */
  field: FormState<CompanyDetailsValues>['field'];
}

/** All fields of the details form, group by group. */
export function CompanyDetailsFields({ industries, field, onInvalidEmail }: CompanyDetailsFieldsProps) {
  const industry = { options: industries, placeholder: 'Choose an industry' };
  return (
    <>
      <CompanyDetailsSection title="Company Information" hint="What others see first when they find you.">
        <Select {...field('companyIndustry')} label="Company Industry" {...industry} />
        <TextField {...field('companySize')} label="Company Size" placeholder="48 employees" />
        <TextField
          {...field('adminEmail')}
          label="Administrator Email"
          type="email"
          autoComplete="email"
          placeholder="admin@company.com"
        />
        <TextField
          {...field('panNumber')}
          label="PAN Number"
          autoComplete="off"
          autoCapitalize="characters"
        />
      </CompanyDetailsSection>
      <CompanyDetailsSection
        title="Employee Emails"
        hint="The people who act for your company."
        columns="one"
      >
        <EmailChips
          label="Employee Email"
          placeholder="name@company.com"
          {...field('employeeEmails')}
          {...(onInvalidEmail && { onInvalid: onInvalidEmail })}
        />
      </CompanyDetailsSection>
      <CompanyDetailsSection title="Address" hint="Where goods and letters reach you." columns="one">
        <TextArea {...field('address')} label="Address" hideLabel autoComplete="street-address" />
      </CompanyDetailsSection>
      <CompanyDetailsSection title="Client Information" hint="Whom you sell to.">
        <Select {...field('clientIndustry')} label="Client Industry" {...industry} />
        <TextField {...field('productTypes')} label="Product Types" placeholder="Coils, beams, plates" />
      </CompanyDetailsSection>
      <CompanyDetailsSection title="Supplier Information" hint="Whom you buy from.">
        <Select {...field('supplierIndustry')} label="Supplier Industry" {...industry} />
        <TextField {...field('supplyType')} label="Supply Type" placeholder="Bulk, monthly" />
      </CompanyDetailsSection>
    </>
  );
}
