'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { AlertLoadError } from '#components/Alert/AlertLoadError.tsx';
import { Brand } from '#trade/Brand/Brand.tsx';
import { Button } from '#components/Button/Button.tsx';
import { textIn, textsIn, type FieldErrors } from '#lib/forms.ts';
import { useFocusSuccessor } from '#lib/use-focus-successor.ts';
import { useForm } from '#lib/use-form.ts';
import { CompanyDetailsFields } from './CompanyDetailsFields.tsx';
import { Root } from './CompanyDetailsScreen.styles.ts';

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
   * Whether what the company has told already is there to begin with: `loading` keeps the fields in their places and
   * closed, `error` says that it failed and offers to try again, lest empty fields be saved over it.
   * @default 'ready'
   */
  state?: 'loading' | 'error' | 'ready';
  /** Called by 'Try again' after an error. */
  onRetry?: () => void;
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

/** Asks a new company about itself, once; no field is required. */
export function CompanyDetailsScreen({
  industries,
  defaultValues = noValues,
  onValuesChange,
  state = 'ready',
  onRetry,
  pending = false,
  error,
  fieldErrors,
  onSubmit,
  onSkip,
  onInvalidEmail,
  ...rest
}: CompanyDetailsScreenProps) {
  const formId = useId();
  const { markPress, successorRef } = useFocusSuccessor<HTMLHeadingElement>(state !== 'error');
  const form = useForm({
    pending: pending || state !== 'ready',
    fieldErrors,
    onChange: (data) => onValuesChange?.(valuesIn(data)),
    onSubmit: (data) => onSubmit?.(valuesIn(data)),
  });

  return (
    <Root data-component="CompanyDetailsScreen" {...rest}>
      <div data-part="head">
        <Brand size="sm" />
        <h1 data-part="title" ref={successorRef} tabIndex={-1}>
          Complete Your Profile
        </h1>
        <p data-part="subtitle">Fill in the details below or skip for now.</p>
      </div>
      <form data-part="form" aria-busy={state === 'loading'} {...form.formProps({ id: formId })}>
        {state === 'error' ? (
          <AlertLoadError
            title="Your details could not be loaded."
            onRetry={
              onRetry &&
              (() => {
                markPress();
                onRetry();
              })
            }
          />
        ) : (
          <div data-part="sections" key={state} inert={state === 'loading'}>
            <CompanyDetailsFields
              industries={industries}
              defaultValues={defaultValues}
              fieldProps={form.field}
              onInvalidEmail={onInvalidEmail}
            />
          </div>
        )}
        {error && <Alert tone="critical">{error}</Alert>}
        <div data-part="actions">
          <Button variant="secondary" onClick={onSkip}>
            Skip for Now
          </Button>
          {state !== 'error' && (
            <Button type="submit" loading={pending || state === 'loading'}>
              Save Details
            </Button>
          )}
        </div>
      </form>
    </Root>
  );
}
