'use client';
import { Fragment, type ComponentProps } from 'react';
import { ImageUrlList } from '#components/ImageUrlList/ImageUrlList.tsx';
import { NumberField } from '#components/NumberField/NumberField.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import type { FormFields, FormProps } from '#lib/forms.ts';
import { useForm } from '#lib/use-form.ts';
import { DialogFormFooter } from '#trade/DialogFormFooter.tsx';
import { Root } from './AddProductForm.styles.ts';

/** A product as its vendor describes it. */
export interface AddProductValues {
  /** What it is called. */
  name: string;
  /** What it is. */
  description: string;
  /** In rupees, before the discount. */
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
    Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {}

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
  ...rest
}: AddProductFormProps) {
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
            <TextField {...field('name')} label="Name" autoComplete="off" />
          </div>
          <div data-part="wide">
            <TextArea {...field('description')} label="Description" />
          </div>
          <NumberField {...field('price')} label="Price" leading="Rs." />
          <NumberField {...field('discount')} label="Discount" trailing="%" />
          <TextField {...field('category')} label="Category" />
          <TextField {...field('subcategory')} label="Subcategory" />
          <NumberField {...field('stockQuantity')} label="Stock Quantity" trailing="units" />
          <TextField {...field('sku')} label="SKU" autoComplete="off" />
          <div data-part="wide">
            <ImageUrlList
              {...field('images')}
              label="Image URL"
              hint="Add the public address of each picture, one by one."
            />
          </div>
        </Fragment>
      </div>
      <DialogFormFooter error={error} pending={pending} submitLabel="Add Product" />
    </Root>
  );
}
