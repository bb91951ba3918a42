'use client';
import { Fragment, type ComponentProps } from 'react';
import { DateField } from '#components/DateField/DateField.tsx';
import { ImageUrlList } from '#components/ImageUrlList/ImageUrlList.tsx';
import { NumberField } from '#components/NumberField/NumberField.tsx';
import { Select } from '#components/Select/Select.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import type { FormFields, FormProps } from '#lib/forms.ts';
import { useForm } from '#lib/use-form.ts';
import { useLabels } from '#locale/use-locale.ts';
import type { AttachedFile } from '#trade/attached-file.ts';
import { AttachmentField } from '#trade/AttachmentField/AttachmentField.tsx';
import type { FormFilesProps } from '#trade/form-files.ts';
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
  /** Drawings, certificates and the like; without `onUploadFile` those that the form began with. */
  files: AttachedFile[];
  /** How many. */
  quantity?: number;
  /** What is counted. */
  unit?: string;
  /** When it is needed, as `YYYY-MM-DD`. */
  neededBy?: string;
  /** Where it is to be delivered. */
  deliveryPlace?: string;
  /** The last day on which vendors may begin to quote, as `YYYY-MM-DD`. */
  closesAt?: string;
}

/** The values as the form has them: what is not written is empty or null. */
type WrittenValues = Omit<CreateRequestValues, 'quantity' | 'files'> & {
  quantity?: number | null;
  files?: AttachedFile[];
};

const noFiles: AttachedFile[] = [];

/** Without what was left empty. Where there is no field of files, those stay as they were. */
const toValues = (
  { quantity, unit, neededBy, deliveryPlace, closesAt, files, ...values }: WrittenValues,
  filesBefore: AttachedFile[],
): CreateRequestValues => ({
  ...values,
  files: files ?? filesBefore,
  ...(quantity !== null && quantity !== undefined && !Number.isNaN(quantity) && { quantity }),
  ...(unit && { unit }),
  ...(neededBy && { neededBy }),
  ...(deliveryPlace && { deliveryPlace }),
  ...(closesAt && { closesAt }),
});

export interface CreateRequestFormProps
  extends
    FormProps<CreateRequestValues>,
    FormFilesProps,
    Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** The choices of Supply Industry. */
  industries: readonly string[];
  /**
   * Whether a new request is written, or one is changed.
   * @default 'create'
   */
  mode?: 'create' | 'edit' | undefined;
  /** Uploads a picture and resolves with its address. Without it pictures are added by their addresses alone. */
  onUpload?: PictureFieldProps['onUpload'] | undefined;
  /** Loads a picture that `onUpload` has stored, where its address shows it to nobody yet. */
  onLoadPicture?: PictureFieldProps['onLoadPicture'] | undefined;
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
  onLoadPicture,
  onUploadFile,
  maxFiles,
  maxFileSize,
  mode = 'create',
  labels,
  ...rest
}: CreateRequestFormProps) {
  const words = useLabels('CreateRequestForm', createRequestFormLabels, labels);
  const filesBefore = defaultValues?.files ?? noFiles;
  const { field, formProps, resetKey } = useForm<WrittenValues>({
    fields,
    defaultValues,
    onValuesChange: onValuesChange && ((values) => onValuesChange(toValues(values, filesBefore))),
    pending,
    fieldErrors,
    onSubmit: onSubmit && ((values) => onSubmit(toValues(values, filesBefore))),
  });
  const day = (name: 'neededBy' | 'closesAt') => {
    const { min: _min, max: _max, step: _step, ...state } = field(name);
    return state;
  };

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
          <div data-part="row">
            <NumberField {...field('quantity')} label={words.quantity} />
            <TextField
              {...field('unit')}
              label={words.unit}
              autoComplete="off"
              placeholder={words.unitPlaceholder}
            />
          </div>
          <div data-part="row">
            <DateField {...day('neededBy')} label={words.neededBy} />
            <DateField {...day('closesAt')} label={words.closesAt} hint={words.closesAtHint} />
          </div>
          <TextField {...field('deliveryPlace')} label={words.deliveryPlace} autoComplete="off" />
          {onUpload ? (
            <PictureField
              {...field('images')}
              label={words.pictures}
              onUpload={onUpload}
              onLoadPicture={onLoadPicture}
            />
          ) : (
            <ImageUrlList {...field('images')} label={words.images} hint={words.imagesHint} />
          )}
          {onUploadFile && (
            <AttachmentField
              {...field('files')}
              label={words.files}
              onUpload={onUploadFile}
              maxFiles={maxFiles}
              maxSize={maxFileSize}
            />
          )}
        </Fragment>
      </div>
      <DialogFormFooter
        error={error}
        pending={pending}
        resetLabel={words.reset}
        submitLabel={mode === 'edit' ? words.save : words.submit}
      />
    </Root>
  );
}
