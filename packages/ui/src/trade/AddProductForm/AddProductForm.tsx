'use client';
import { Fragment, type ComponentProps } from 'react';
import { ImageUrlList } from '#components/ImageUrlList/ImageUrlList.tsx';
import { MoneyField } from '#components/MoneyField/MoneyField.tsx';
import { NumberField } from '#components/NumberField/NumberField.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import type { FormFields, FormProps } from '#lib/forms.ts';
import { useForm } from '#lib/use-form.ts';
import { useLabels } from '#locale/use-locale.ts';
import { PictureField, type PictureFieldProps } from '#trade/PictureField/PictureField.tsx';
import { DialogFormFooter } from '#trade/DialogFormFooter.tsx';
import { addProductFormLabels, type AddProductFormLabels } from './AddProductForm.labels.ts';
import { Root } from './AddProductForm.styles.ts';

/** A product as its vendor describes it. */
export interface AddProductValues {
  /** What it is called. */
  name: string;
  /** What it is. */
  description: string;
  /** Before the discount, in the currency of the `LocaleProvider`. */
  price: number;
  /** Percent off; left out when its field is empty. */
  discount?: number;
  /** The category. */
  category: string;
  /** The subcategory; may be empty. */
  subcategory: string;
  /** Units in stock. */
  stockQuantity: number;
  /** The vendor's own number for it; may be empty. */
  sku: string;
  /** Addresses of its pictures. */
  images: string[];
}

/** An unfinished product: a number is null while its field is empty, NaN while it is no number. */
export type AddProductDraft = {
  [Name in keyof AddProductValues]-?: AddProductValues[Name] extends number | undefined
    ? number | null
    : AddProductValues[Name];
};

/** The product that a draft without errors describes. A number whose field is empty is left out. */
const productOf = (draft: AddProductDraft) =>
  Object.fromEntries(
    Object.entries(draft).filter(([, value]) => value !== null),
  ) as unknown as AddProductValues;

export interface AddProductFormProps
  extends
    FormProps<AddProductValues, AddProductDraft>,
    Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** Uploads a picture and resolves with its address. Without it pictures are added by their addresses alone. */
  onUpload?: PictureFieldProps['onUpload'] | undefined;
  /** Loads a picture that `onUpload` has stored, where its address shows it to nobody yet. */
  onLoadPicture?: PictureFieldProps['onLoadPicture'] | undefined;
  /** Replaces some of its words. */
  labels?: Partial<AddProductFormLabels> | undefined;
}

const requiredFields: FormFields<AddProductValues> = {
  name: { required: true },
  description: { required: true },
  price: { required: true },
  category: { required: true },
  stockQuantity: { required: true },
};

/** The form by which a vendor adds a product. Made for a Dialog of size `lg`; the caller closes that on success. */
export function AddProductForm({
  fields = requiredFields,
  defaultValues,
  onValuesChange,
  pending = false,
  error,
  fieldErrors,
  onSubmit,
  onUpload,
  onLoadPicture,
  labels,
  ...rest
}: AddProductFormProps) {
  const words = useLabels('AddProductForm', addProductFormLabels, labels);
  const { field, formProps, resetKey } = useForm<AddProductDraft>({
    fields,
    defaultValues,
    onValuesChange,
    pending,
    fieldErrors,
    onSubmit: (draft) => onSubmit?.(productOf(draft)),
  });

  return (
    <Root data-component="AddProductForm" {...formProps(rest)}>
      <div data-part="fields">
        <Fragment key={resetKey}>
          <div data-part="wide">
            <TextField {...field('name')} label={words.name} autoComplete="off" />
          </div>
          <div data-part="wide">
            <TextArea {...field('description')} label={words.description} />
          </div>
          <MoneyField {...field('price')} label={words.price} />
          <NumberField {...field('discount')} label={words.discount} trailing="%" />
          <TextField {...field('category')} label={words.category} />
          <TextField {...field('subcategory')} label={words.subcategory} />
          <NumberField {...field('stockQuantity')} label={words.stockQuantity} trailing={words.units} />
          <TextField {...field('sku')} label={words.sku} autoComplete="off" />
          <div data-part="wide">
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
          </div>
        </Fragment>
      </div>
      <DialogFormFooter error={error} pending={pending} resetLabel={words.reset} submitLabel={words.submit} />
    </Root>
  );
}
