'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { Brand } from '#components/Brand/Brand.tsx';
import { Button } from '#components/Button/Button.tsx';
import { EmailChips } from '#components/EmailChips/EmailChips.tsx';
import { Select } from '#components/Select/Select.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { textIn, textsIn, type FieldErrors } from '#lib/forms.ts';
import { useForm } from '#lib/use-form.ts';
import { Root } from './CompanyDetailsScreen.styles.ts';
import { CompanyDetailsSection } from './CompanyDetailsSection.tsx';

/** What a company tells about itself; what it does not tell is empty. */
export interface CompanyDetailsValues {
  /** The industry it works in. */
  companyIndustry: string;
  /** How large it is, in its own words. */
  companySize: string;
  /** Where its administrator is reached. */
  adminEmail: string;
  /** Its permanent account number. */
  panNumber: string;
  /** Where its people are reached. */
  employeeEmails: string[];
  /** Where it is. */
  address: string;
  /** The industry that its clients work in. */
  clientIndustry: string;
  /** What it sells to them. */
  productTypes: string;
  /** The industry that its suppliers work in. */
  supplierIndustry: string;
  /** What it buys from them. */
  supplyType: string;
}

export interface CompanyDetailsScreenProps extends Omit<ComponentProps<'main'>, 'children' | 'onSubmit'> {
  /** The choices of the three industry fields. */
  industries: readonly string[];
  /**
   * What the fields begin with. A company that was read from the API fits.
   * @default {}
   */
  defaultValues?: Readonly<Partial<CompanyDetailsValues>> | undefined;
  /** Receives what is written so far at every change, for instance to keep it over a reload. */
  onValuesChange?: ((values: CompanyDetailsValues) => void) | undefined;
  /**
   * Whether the details are being saved: 'Save Details' shows it and ignores presses.
   * @default false
   */
  pending?: boolean;
  /** Why saving failed. What was written stays. */
  error?: ReactNode;
  /**
   * What is wrong with single fields, by their names; shown at the field.
   * @default {}
   */
  fieldErrors?: FieldErrors;
  /** Receives what was written when 'Save Details' is pressed. */
  onSubmit?: (values: CompanyDetailsValues) => void;
  /** Called by 'Skip for Now'. */
  onSkip?: () => void;
  /** Receives what was to be added as an employee's email and is no address. */
  onInvalidEmail?: (text: string) => void;
}

const valuesIn = (data: FormData): CompanyDetailsValues => ({
  companyIndustry: textIn(data, 'companyIndustry'),
  companySize: textIn(data, 'companySize'),
  adminEmail: textIn(data, 'adminEmail'),
  panNumber: textIn(data, 'panNumber'),
  employeeEmails: textsIn(data, 'employeeEmails'),
  address: textIn(data, 'address'),
  clientIndustry: textIn(data, 'clientIndustry'),
  productTypes: textIn(data, 'productTypes'),
  supplierIndustry: textIn(data, 'supplierIndustry'),
  supplyType: textIn(data, 'supplyType'),
});

const noValues: Readonly<Partial<CompanyDetailsValues>> = {};

/**
 * Asks a new company about itself, once, and takes no for an answer: no field is required.
 * @summary Asks a new company about itself.
 */
export function CompanyDetailsScreen({
  industries,
  defaultValues = noValues,
  onValuesChange,
  pending = false,
  error,
  fieldErrors,
  onSubmit,
  onSkip,
  onInvalidEmail,
  ...rest
}: CompanyDetailsScreenProps) {
  const formId = useId();
  const form = useForm({
    pending,
    fieldErrors,
    onChange: (data) => onValuesChange?.(valuesIn(data)),
    onSubmit: (data) => onSubmit?.(valuesIn(data)),
  });

  const field = (name: Exclude<keyof CompanyDetailsValues, 'employeeEmails'>, label: string) => ({
    ...form.field(name),
    label,
    defaultValue: defaultValues[name] ?? '',
  });
  const industry = { options: industries, placeholder: 'Choose an industry' };

  return (
    <Root data-component="CompanyDetailsScreen" {...rest}>
      <div data-part="head">
        <Brand size="sm" />
        <h1 data-part="title">Complete Your Profile</h1>
        <p data-part="subtitle">Fill in the details below or skip for now.</p>
      </div>
      <form data-part="form" {...form.formProps({ id: formId })}>
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
            {...form.field('employeeEmails')}
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
        {error && <Alert tone="critical">{error}</Alert>}
        <div data-part="actions">
          <Button variant="secondary" onClick={onSkip}>
            Skip for Now
          </Button>
          <Button type="submit" loading={pending}>
            Save Details
          </Button>
        </div>
      </form>
    </Root>
  );
}
