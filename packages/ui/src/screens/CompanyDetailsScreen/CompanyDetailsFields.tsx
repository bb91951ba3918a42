import { EmailChips } from '#components/EmailChips/EmailChips.tsx';
import { Select } from '#components/Select/Select.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import type { FormState } from '#lib/use-form.ts';
import type { CompanyDetailsScreenProps, CompanyDetailsValues } from './CompanyDetailsScreen.tsx';
import { CompanyDetailsSection } from './CompanyDetailsSection.tsx';

interface CompanyDetailsFieldsProps extends Pick<CompanyDetailsScreenProps, 'industries'> {
  /** What the fields begin with. */
  defaultValues: Readonly<Partial<CompanyDetailsValues>>;
  /** Gives a field its name and what is wrong with it. */
  fieldProps: FormState['field'];
  /** Receives what was to be added as an employee's email and is no address. */
  onInvalidEmail: CompanyDetailsScreenProps['onInvalidEmail'];
}

/** All fields of the details form, group by group. */
export function CompanyDetailsFields({
  industries,
  defaultValues,
  fieldProps,
  onInvalidEmail,
}: CompanyDetailsFieldsProps) {
  const field = (name: Exclude<keyof CompanyDetailsValues, 'employeeEmails'>, label: string) => ({
    ...fieldProps(name),
    label,
    defaultValue: defaultValues[name] ?? '',
  });
  const industry = { options: industries, placeholder: 'Choose an industry' };
  return (
    <>
      <CompanyDetailsSection title="Company Information" hint="What others see first when they find you.">
        <Select {...field('companyIndustry', 'Company Industry')} {...industry} />
        <TextField {...field('companySize', 'Company Size')} placeholder="48 employees" />
        <TextField
          {...field('adminEmail', 'Administrator Email')}
          type="email"
          autoComplete="email"
          placeholder="admin@company.com"
        />
        <TextField {...field('panNumber', 'PAN Number')} autoComplete="off" autoCapitalize="characters" />
      </CompanyDetailsSection>
      <CompanyDetailsSection
        title="Employee Emails"
        hint="The people who act for your company."
        columns="one"
      >
        <EmailChips
          label="Employee Email"
          placeholder="name@company.com"
          {...fieldProps('employeeEmails')}
          defaultValue={defaultValues.employeeEmails ?? []}
          {...(onInvalidEmail && { onInvalid: onInvalidEmail })}
        />
      </CompanyDetailsSection>
      <CompanyDetailsSection title="Address" hint="Where goods and letters reach you." columns="one">
        <TextArea {...field('address', 'Address')} hideLabel autoComplete="street-address" />
      </CompanyDetailsSection>
      <CompanyDetailsSection title="Client Information" hint="Whom you sell to.">
        <Select {...field('clientIndustry', 'Client Industry')} {...industry} />
        <TextField {...field('productTypes', 'Product Types')} placeholder="Coils, beams, plates" />
      </CompanyDetailsSection>
      <CompanyDetailsSection title="Supplier Information" hint="Whom you buy from.">
        <Select {...field('supplierIndustry', 'Supplier Industry')} {...industry} />
        <TextField {...field('supplyType', 'Supply Type')} placeholder="Bulk, monthly" />
      </CompanyDetailsSection>
    </>
  );
}
