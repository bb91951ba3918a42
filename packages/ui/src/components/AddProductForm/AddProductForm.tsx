'use client';
import { Fragment, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';
import { ImageUrlList } from '#components/ImageUrlList/ImageUrlList.tsx';
import { NumberField } from '#components/NumberField/NumberField.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { errorOf, focusFirstFault, textIn, type FieldErrors } from '#lib/forms.ts';
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

const noErrors: FieldErrors = {};

/**
 * Asks a vendor for a new product. Made for a Dialog of size `md`; the caller closes that on success.
 * @summary Asks a vendor for a new product.
 */
export function AddProductForm({
  pending = false,
  error,
  fieldErrors = noErrors,
  onSubmit,
  onReset,
  ...rest
}: AddProductFormProps) {
  const [round, setRound] = useState(0);
  const [images, setImages] = useState<readonly string[]>([]);
  const [faults, setFaults] = useState(noErrors);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const form = new FormData(event.currentTarget);
    const found = faultsIn(form);
    setFaults(found);
    focusFirstFault(event.currentTarget, found);
    if (Object.keys(found).length > 0) return;
    onSubmit?.({
      name: textIn(form, 'name'),
      description: textIn(form, 'description'),
      price: numberIn(form, 'price') ?? 0,
      discount: numberIn(form, 'discount') ?? 0,
      category: textIn(form, 'category'),
      subcategory: textIn(form, 'subcategory'),
      stockQuantity: numberIn(form, 'stockQuantity') ?? 0,
      sku: textIn(form, 'sku'),
      images: [...images],
    });
  };

  const field = (name: keyof AddProductValues, label: string) => ({
    name,
    label,
    error: faults[name] ?? errorOf(fieldErrors, name),
    // What is being mended is no longer wrong.
    onInput: () => setFaults((others) => ({ ...others, [name]: '' })),
  });

  return (
    <Root
      data-component="AddProductForm"
      noValidate
      {...rest}
      onSubmit={handleSubmit}
      onReset={(event) => {
        onReset?.(event);
        // The fields begin anew: they keep what was written, and a browser's reset does not reach that.
        setRound(round + 1);
        setImages([]);
        setFaults(noErrors);
      }}
    >
      <div data-part="fields">
        <Fragment key={round}>
          <div data-part="wide">
            <TextField {...field('name', 'Name')} required autoComplete="off" />
          </div>
          <div data-part="wide">
            <TextArea {...field('description', 'Description')} required />
          </div>
          <NumberField {...field('price', 'Price')} required min={0} leading="Rs." />
          <NumberField {...field('discount', 'Discount')} min={0} max={100} trailing="%" />
          <TextField {...field('category', 'Category')} required />
          <TextField {...field('subcategory', 'Subcategory')} />
          <NumberField
            {...field('stockQuantity', 'Stock Quantity')}
            required
            integer
            min={0}
            trailing="units"
          />
          <TextField {...field('sku', 'SKU')} autoComplete="off" />
          <div data-part="wide">
            <ImageUrlList
              label="Image URL"
              hint="Add the public address of each picture, one by one."
              value={images}
              error={errorOf(fieldErrors, 'images')}
              onValueChange={setImages}
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
