'use client';
import { Fragment, type ComponentProps } from 'react';
import { ImageUrlList } from '#components/ImageUrlList/ImageUrlList.tsx';
import { Select } from '#components/Select/Select.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import type { FormFields, FormProps } from '#lib/forms.ts';
import { useForm } from '#lib/use-form.ts';
import { useLabels } from '#locale/use-locale.ts';
import { PictureField, type PictureFieldProps } from '#trade/PictureField/PictureField.tsx';
import { DialogFormFooter } from '#trade/DialogFormFooter.tsx';
import { createRequestFormLabels, type CreateRequestFormLabels } from './CreateRequestForm.labels.ts';
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
  /** Uploads a picture and resolves with its address. Without it pictures are added by their addresses alone. */
  onUpload?: PictureFieldProps['onUpload'] | undefined;
  /** Replaces some of its words. */
  labels?: Partial<CreateRequestFormLabels> | undefined;
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
  onUpload,
  labels,
  ...rest
}: CreateRequestFormProps) {
  const words = useLabels('CreateRequestForm', createRequestFormLabels, labels);
  const form = { fields, defaultValues, onValuesChange, pending, fieldErrors, onSubmit };
  const { field, formProps, resetKey } = useForm(form);

  return (
    <Root data-component="CreateRequestForm" {...formProps(rest)}>
      <div data-part="fields">
        <Fragment key={resetKey}>
          <TextArea
            {...field('request')}
            label={words.request}
            rows={4}
            placeholder={words.requestPlaceholder}
          />
          <TextField
            {...field('budget')}
            label={words.budget}
            autoComplete="off"
            placeholder={words.budgetPlaceholder}
          />
          <Select
            {...field('supply_industry')}
            label={words.supplyIndustry}
            options={industries}
            placeholder={words.supplyIndustryPlaceholder}
          />
          {onUpload ? (
            <PictureField {...field('images')} label={words.pictures} onUpload={onUpload} />
          ) : (
            <ImageUrlList {...field('images')} label={words.images} hint={words.imagesHint} />
          )}
        </Fragment>
      </div>
      <DialogFormFooter error={error} pending={pending} resetLabel={words.reset} submitLabel={words.submit} />
    </Root>
  );
}
