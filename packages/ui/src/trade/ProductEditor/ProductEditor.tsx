'use client';
import { useId, type ComponentProps } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';
import type { FormProps } from '#lib/forms.ts';
import { useForm } from '#lib/use-form.ts';
import { useLabels } from '#locale/use-locale.ts';
import { ChangesBar } from '#trade/ChangesBar.tsx';
import type { PictureFieldProps } from '#trade/PictureField/PictureField.tsx';
import { useDraft } from '#trade/use-draft.ts';
import {
  productShape,
  type EditableProduct,
  type ProductChanges,
  type ProductConflict,
  type ProductDraft,
} from './product-draft.ts';
import { productFields } from './product-fields.ts';
import { productEditorLabels, type ProductEditorLabels } from './ProductEditor.labels.ts';
import { Root } from './ProductEditor.styles.ts';
import { ProductEditorBasics } from './ProductEditorBasics.tsx';
import { ProductEditorFacts } from './ProductEditorFacts.tsx';
import { ProductEditorOffer } from './ProductEditorOffer.tsx';
import { ProductEditorRail } from './ProductEditorRail.tsx';
import { ProductEditorReview } from './ProductEditorReview.tsx';

export interface ProductEditorProps
  extends
    Omit<FormProps<ProductChanges, ProductDraft>, 'fields' | 'onSubmit'>,
    Omit<ComponentProps<'div'>, 'children' | 'onSubmit' | 'defaultValue'> {
  /** The product. When it gets another version the fields follow, unless something in them is not saved. */
  product: EditableProduct;
  /** The choices of the industry. */
  industries: readonly string[];
  /** Called with what was changed, and with the version of the product that it was changed from. */
  onSubmit?: ((changes: ProductChanges, version: number) => void) | undefined;
  /** Called when the first change is made, and when none is left to save: the place to warn of leaving. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
  /** Called when all changes are taken back. */
  onDiscard?: (() => void) | undefined;
  /** Shows what differs instead of the fields, until it is chosen what stays; that is then given to `onSubmit`. */
  conflict?: ProductConflict | undefined;
  /** Called when nothing is left to save after that: take the `conflict` away. */
  onConflictEnd?: (() => void) | undefined;
  /** Uploads a picture and resolves with its address. Without it pictures are added by their addresses alone. */
  onUpload?: PictureFieldProps['onUpload'] | undefined;
  /** Loads a picture that `onUpload` has stored, where its address shows it to nobody yet. */
  onLoadPicture?: PictureFieldProps['onLoadPicture'] | undefined;
  /** Shows 'Change stock' and is called by it. */
  onEditStock?: (() => void) | undefined;
  /** Shows 'Restore' for an archived product and is called by it. */
  onRestore?: (() => void) | undefined;
  /**
   * Whether the product is being restored.
   * @default false
   */
  restoring?: boolean | undefined;
  /** Who may change the product, as a sentence, when the reader may not: then everything is only shown. */
  readOnlyReason?: string | undefined;
  /** Replaces some of its words. */
  labels?: Partial<ProductEditorLabels> | undefined;
}

/** Everything of a product, to be changed by its vendor, but for the stock, which changes by movements. */
export function ProductEditor({
  product,
  industries,
  defaultValues,
  onValuesChange,
  pending = false,
  error,
  fieldErrors,
  onSubmit,
  onDirtyChange,
  onDiscard,
  conflict,
  onConflictEnd,
  onUpload,
  onLoadPicture,
  onEditStock,
  onRestore,
  restoring = false,
  readOnlyReason,
  labels,
  ...rest
}: ProductEditorProps) {
  const words = useLabels('ProductEditor', productEditorLabels, labels);
  const id = useId();
  const editing = useDraft(product, productShape, { kept: defaultValues, onDirtyChange });
  const { draft } = editing;
  const count = Object.keys(editing.changes).length;
  const isReadOnly = readOnlyReason !== undefined;

  /** Takes over what the form reads; prices for larger quantities are kept beside it, for their number changes. */
  const write = (values: ProductDraft) => editing.write({ ...values, priceBreaks: draft.priceBreaks });
  const form = useForm<ProductDraft>({
    fields: productFields,
    defaultValues: editing.initial,
    pending,
    fieldErrors,
    onValuesChange: (values) => onValuesChange?.(write(values).draft),
    validate: (values, errors) =>
      /^(\d{4,8})?$/.test(values.hsn) ? errors : { ...errors, hsn: words.hsnInvalid },
    onSubmit: (values) => {
      const { changes } = write(values);
      if (Object.keys(changes).length > 0) onSubmit?.(changes, editing.version);
    },
  });
  const section = { idOf: (name: string) => `${id}-${name}`, field: form.field, words };

  return (
    <Root data-component="ProductEditor" {...rest}>
      {readOnlyReason && <Alert live="off">{readOnlyReason}</Alert>}
      {product.status === 'archived' && (
        <Alert
          tone="caution"
          live="off"
          title={words.archived}
          actions={
            onRestore &&
            !isReadOnly && (
              <Button variant="secondary" size="sm" loading={restoring} onClick={onRestore}>
                {words.restore}
              </Button>
            )
          }
        >
          {words.archivedHint}
        </Alert>
      )}
      {conflict && (
        <ProductEditorReview
          key={conflict.current.version}
          conflict={conflict}
          draft={draft}
          pending={pending}
          words={words}
          onResolve={(theirs) => {
            const left = editing.resolve(conflict.current, theirs);
            if (Object.keys(left).length > 0) onSubmit?.(left, conflict.current.version);
            else onConflictEnd?.();
          }}
        />
      )}
      <form
        data-part="form"
        hidden={conflict !== undefined}
        {...form.formProps({
          onReset: () => {
            editing.discard();
            onDiscard?.();
          },
        })}
      >
        <ProductEditorRail idOf={section.idOf} words={words} />
        {/* Only to turn all fields off: it is no group with a name. */}
        <fieldset
          role="none"
          data-part="sections"
          disabled={isReadOnly}
          key={`${form.resetKey} ${editing.fieldsKey}`}
        >
          <ProductEditorBasics
            {...section}
            industries={industries}
            onUpload={onUpload}
            onLoadPicture={onLoadPicture}
            disabled={isReadOnly}
          />
          <ProductEditorOffer
            {...section}
            draft={draft}
            list={form.list}
            stockQuantity={product.stockQuantity}
            onPriceBreaksChange={(priceBreaks) => onValuesChange?.(editing.write({ priceBreaks }).draft)}
            onEditStock={isReadOnly ? undefined : onEditStock}
          />
          <ProductEditorFacts {...section} disabled={isReadOnly} />
        </fieldset>
        {!isReadOnly && <ChangesBar count={count} pending={pending} error={error} words={words} />}
      </form>
    </Root>
  );
}
