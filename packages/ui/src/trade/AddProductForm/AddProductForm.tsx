'use client';
import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';
import { ImageUrlList } from '#components/ImageUrlList/ImageUrlList.tsx';
import { NumberField } from '#components/NumberField/NumberField.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import type { FieldErrors } from '#lib/forms.ts';
import { useForm } from '#lib/use-form.ts';
import { Root } from './AddProductForm.styles.ts';
import { draftIn, type AddProductDraft, type AddProductValues } from './values.ts';
import { faultsIn } from './validate.ts';

const nothing: Partial<AddProductDraft> = {};

export interface AddProductFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /**
   * What the fields begin with, as `onValuesChange` gave it.
   * @default {}
   */
  defaultValues?: Readonly<Partial<AddProductDraft>> | undefined;
  /** Receives what is written so far at every change, for instance to keep it over a reload. */
  onValuesChange?: ((values: AddProductDraft) => void) | undefined;
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

/** The form by which a vendor adds a product. Made for a Dialog of size `lg`; the caller closes that on success. */
export function AddProductForm({
  defaultValues = nothing,
  onValuesChange,
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
    onChange: (form) => onValuesChange?.(draftIn(form)),
    onSubmit: (form) => {
      const draft = draftIn(form);
      onSubmit?.({
        ...draft,
        price: draft.price ?? 0,
        discount: draft.discount ?? 0,
        stockQuantity: draft.stockQuantity ?? 0,
      });
    },
  });
  const begun = <Name extends keyof AddProductDraft, Empty>(name: Name, empty: Empty) => ({
    ...field(name),
    defaultValue: defaultValues[name] ?? empty,
  });

  return (
    <Root data-component="AddProductForm" {...formProps(rest)}>
      <div data-part="fields">
        <Fragment key={resetKey}>
          <div data-part="wide">
            <TextField {...begun('name', '')} label="Name" required autoComplete="off" />
          </div>
          <div data-part="wide">
            <TextArea {...begun('description', '')} label="Description" required />
          </div>
          <NumberField {...begun('price', null)} label="Price" required min={0} leading="Rs." />
          <NumberField {...begun('discount', null)} label="Discount" min={0} max={100} trailing="%" />
          <TextField {...begun('category', '')} label="Category" required />
          <TextField {...begun('subcategory', '')} label="Subcategory" />
          <NumberField
            {...begun('stockQuantity', null)}
            label="Stock Quantity"
            required
            integer
            min={0}
            trailing="units"
          />
          <TextField {...begun('sku', '')} label="SKU" autoComplete="off" />
          <div data-part="wide">
            <ImageUrlList
              {...begun('images', [])}
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
