'use client';
import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';
import { ImageUrlList } from '#components/ImageUrlList/ImageUrlList.tsx';
import { NumberField } from '#components/NumberField/NumberField.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { textIn, textsIn, type FieldErrors } from '#lib/forms.ts';
import { useForm } from '#lib/use-form.ts';
import { Root } from './AddProductForm.styles.ts';
import { faultsIn, numberIn } from './validate.ts';

/** A product as its vendor describes it. */
export interface AddProductValues {
  /** What it is called. */
  name: string;
  /** What it is. */
  description: string;
  /** In rupees, before the discount. */
  price: number;
  /** Percent off; 0 when left empty. */
  discount: number;
  /** What kind of thing it is. */
  category: string;
  /** What kind more closely; may be empty. */
  subcategory: string;
  /** Units in stock. */
  stockQuantity: number;
  /** The vendor's own number for it; may be empty. */
  sku: string;
  /** Addresses of its pictures. */
  images: string[];
}

export interface AddProductFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /**
   * Whether the product is being saved: 'Add Product' shows it and ignores presses.
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
  /** Receives the product when every required field is filled in soundly. */
  onSubmit?: (values: AddProductValues) => void;
}

/**
 * Asks a vendor for a new product. Made for a Dialog of size `lg`; the caller closes that on success.
 * @summary Asks a vendor for a new product.
 */
export function AddProductForm({
  pending = false,
  error,
  fieldErrors,
  onSubmit,
  ...rest
}: AddProductFormProps) {
  const { field, formProps, resetKey } = useForm({
    pending,
    fieldErrors,
    validate: faultsIn,
    onSubmit: (form) =>
      onSubmit?.({
        name: textIn(form, 'name'),
        description: textIn(form, 'description'),
        price: numberIn(form, 'price') ?? 0,
        discount: numberIn(form, 'discount') ?? 0,
        category: textIn(form, 'category'),
        subcategory: textIn(form, 'subcategory'),
        stockQuantity: numberIn(form, 'stockQuantity') ?? 0,
        sku: textIn(form, 'sku'),
        images: textsIn(form, 'images'),
      }),
  });

  return (
    <Root data-component="AddProductForm" {...formProps(rest)}>
      <div data-part="fields">
        <Fragment key={resetKey}>
          <div data-part="wide">
            <TextField {...field('name')} label="Name" required autoComplete="off" />
          </div>
          <div data-part="wide">
            <TextArea {...field('description')} label="Description" required />
          </div>
          <NumberField {...field('price')} label="Price" required min={0} leading="Rs." />
          <NumberField {...field('discount')} label="Discount" min={0} max={100} trailing="%" />
          <TextField {...field('category')} label="Category" required />
          <TextField {...field('subcategory')} label="Subcategory" />
          <NumberField
            {...field('stockQuantity')}
            label="Stock Quantity"
            required
            integer
            min={0}
            trailing="units"
          />
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
      {error && <Alert tone="critical">{error}</Alert>}
      <div data-part="actions">
        <Button type="reset" variant="ghost">
          Reset
        </Button>
        <Button type="submit" loading={pending}>
          Add Product
        </Button>
      </div>
    </Root>
  );
}
