'use client';
import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';
import { ImageUrlList } from '#components/ImageUrlList/ImageUrlList.tsx';
import { Select } from '#components/Select/Select.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { textIn, textsIn, type FieldErrors } from '#lib/forms.ts';
import { useForm } from '#lib/use-form.ts';
import { Root } from './CreateRequestForm.styles.ts';

/** What a client looks for. */
export interface CreateRequestValues {
  /** What it is, in the client's words. */
  request: string;
  /** What it may cost, in the client's words. */
  budget: string;
  /** The industry that would supply it. */
  supply_industry: string;
  /** Addresses of pictures of it. */
  images: string[];
}

export interface CreateRequestFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** The choices of Supply Industry. */
  industries: readonly string[];
  /**
   * What the fields begin with, as `onValuesChange` gave it.
   * @default {}
   */
  defaultValues?: Readonly<Partial<CreateRequestValues>> | undefined;
  /** Receives what is written so far at every change, for instance to keep it over a reload. */
  onValuesChange?: ((values: CreateRequestValues) => void) | undefined;
  /**
   * Whether the request is being saved: 'Create Request' shows it and ignores presses.
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
  /** Receives the request when every required field is filled in. */
  onSubmit?: (values: CreateRequestValues) => void;
}

const valuesIn = (form: FormData): CreateRequestValues => ({
  request: textIn(form, 'request'),
  budget: textIn(form, 'budget'),
  supply_industry: textIn(form, 'supply_industry'),
  images: textsIn(form, 'images'),
});

const nothing: Partial<CreateRequestValues> = {};
const required = { request: 'Requirement', budget: 'Budget', supply_industry: 'Supply industry' };

/** What is missing from the form; empty when it may be sent. */
function faultsIn(form: FormData): FieldErrors {
  const missing = Object.entries(required).filter(([name]) => textIn(form, name) === '');
  return Object.fromEntries(missing.map(([name, label]) => [name, `${label} is required.`]));
}

/** The form by which a client posts a request. Made for a Dialog of size `lg`; the caller closes that on success. */
export function CreateRequestForm({
  industries,
  defaultValues = nothing,
  onValuesChange,
  pending = false,
  error,
  fieldErrors,
  onSubmit,
  ...rest
}: CreateRequestFormProps) {
  const { field, formProps, resetKey } = useForm({
    pending,
    fieldErrors,
    validate: faultsIn,
    onChange: (form) => onValuesChange?.(valuesIn(form)),
    onSubmit: (form) => onSubmit?.(valuesIn(form)),
  });

  return (
    <Root data-component="CreateRequestForm" {...formProps(rest)}>
      <div data-part="fields">
        <Fragment key={resetKey}>
          <TextArea
            {...field('request')}
            defaultValue={defaultValues.request ?? ''}
            label="Requirement"
            required
            rows={4}
            placeholder="What you need, how much of it, and by when."
          />
          <TextField
            {...field('budget')}
            defaultValue={defaultValues.budget ?? ''}
            label="Budget"
            required
            autoComplete="off"
            placeholder="Rs. 40,000 a month"
          />
          <Select
            {...field('supply_industry')}
            defaultValue={defaultValues.supply_industry ?? ''}
            label="Supply Industry"
            required
            options={industries}
            placeholder="Choose an industry"
          />
          <ImageUrlList
            {...field('images')}
            defaultValue={defaultValues.images ?? []}
            label="Image URL"
            hint="Add the public address of each picture, one by one."
          />
        </Fragment>
      </div>
      {error && <Alert tone="critical">{error}</Alert>}
      <div data-part="actions">
        <Button type="reset" variant="ghost">
          Reset
        </Button>
        <Button type="submit" loading={pending}>
          Create Request
        </Button>
      </div>
    </Root>
  );
}
