'use client';
import { Fragment, type ComponentProps } from 'react';
import { ImageUrlList } from '#components/ImageUrlList/ImageUrlList.tsx';
import { Select } from '#components/Select/Select.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import type { FormFields, FormProps } from '#lib/forms.ts';
import { useForm } from '#lib/use-form.ts';
import { DialogFormFooter } from '#trade/DialogFormFooter.tsx';
import { Root } from './CreateRequestForm.styles.ts';

/** What a client looks for. */
export interface CreateRequestValues {
  /** The description, in the client's words. */
  request: string;
  /** The budget, in the client's words. */
  budget: string;
  /** The industry that would supply it. */
  supply_industry: string;
  /** Addresses of pictures of it. */
  images: string[];
}

export interface CreateRequestFormProps
  extends FormProps<CreateRequestValues>, Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** The choices of Supply Industry. */
  industries: readonly string[];
}

const requiredFields: FormFields<CreateRequestValues> = {
  request: { required: true },
  budget: { required: true },
  supply_industry: { required: true },
};

/** The form by which a client posts a request. Made for a Dialog of size `lg`; the caller closes that on success. */
export function CreateRequestForm({
  industries,
  fields = requiredFields,
  defaultValues,
  onValuesChange,
  pending = false,
  error,
  fieldErrors,
  onSubmit,
  ...rest
}: CreateRequestFormProps) {
  const form = { fields, defaultValues, onValuesChange, pending, fieldErrors, onSubmit };
  const { field, formProps, resetKey } = useForm(form);

  return (
    <Root data-component="CreateRequestForm" {...formProps(rest)}>
      <div data-part="fields">
        <Fragment key={resetKey}>
          <TextArea
            {...field('request')}
            label="Requirement"
            rows={4}
            placeholder="What you need, how much of it, and by when."
          />
          <TextField
            {...field('budget')}
            label="Budget"
            autoComplete="off"
            placeholder="Rs. 40,000 a month"
          />
          <Select
            {...field('supply_industry')}
            label="Supply Industry"
            options={industries}
            placeholder="Choose an industry"
          />
          <ImageUrlList
            {...field('images')}
            label="Image URL"
            hint="Add the public address of each picture, one by one."
          />
        </Fragment>
      </div>
      <DialogFormFooter error={error} pending={pending} submitLabel="Create Request" />
    </Root>
  );
}
