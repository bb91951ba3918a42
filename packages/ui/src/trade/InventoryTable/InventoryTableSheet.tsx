'use client';
import { useState, type ReactNode } from 'react';
import { Alert } from '#components/Alert/Alert.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Drawer } from '#components/Drawer/Drawer.tsx';
import { MoneyField } from '#components/MoneyField/MoneyField.tsx';
import { NumberField } from '#components/NumberField/NumberField.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import { useForm } from '#lib/use-form.ts';
import { formatMoney, formatPercent } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import { DialogForm } from '#trade/DialogForm.styles.ts';
import { DialogFormFooter } from '#trade/DialogFormFooter.tsx';
import type { InventoryTableLabels } from './InventoryTable.labels.ts';
import type { InventoryChanges, InventoryProduct, SaveInventoryChanges } from './inventory-product.ts';

interface InventoryTableSheetProps {
  /** The product. */
  product: InventoryProduct;
  /** Whether it is shown. */
  open: boolean;
  /** Called when it is to close. */
  onClose: () => void;
  /** Saves what was changed. */
  onSave: SaveInventoryChanges;
  /** The stock, as a button. */
  stock: ReactNode;
  /** The words of the table. */
  words: InventoryTableLabels;
}

interface Values {
  name: string;
  price: number;
  discount: number | null;
}

const fields = { name: { required: true, maxLength: 200 }, price: { required: true } } as const;

/** What differs from the product. */
const changesOf = (product: InventoryProduct, { name, price, discount }: Values): InventoryChanges => ({
  ...(name !== product.name && { name }),
  ...(price !== product.price && { price }),
  ...((discount ?? 0) !== (product.discount ?? 0) && { discount: discount ?? 0 }),
});

/** Name, price, discount and stock of a product in a sheet, where cells are too small to be edited. */
export function InventoryTableSheet({ open, onClose, ...form }: InventoryTableSheetProps) {
  return (
    <Drawer
      title={form.words.quickEdit(form.product.name)}
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <SheetForm {...form} onClose={onClose} />
    </Drawer>
  );
}

function SheetForm({
  product: shown,
  onClose,
  onSave,
  stock,
  words,
}: Omit<InventoryTableSheetProps, 'open'>) {
  const locale = useLocale();
  // What others change meanwhile is not taken for a change of one's own.
  const [product] = useState(shown);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState('');
  const [outdated, setOutdated] = useState<{ current: InventoryProduct; changes: InventoryChanges }>();

  const save = async (base: InventoryProduct, changes: InventoryChanges) => {
    if (Object.keys(changes).length === 0) return onClose();
    setPending(true);
    setError('');
    try {
      const found = await onSave(base, changes);
      if (found) setOutdated({ current: found.current, changes });
      else onClose();
    } catch (cause) {
      setError((cause instanceof Error && cause.message) || words.failed);
    }
    setPending(false);
  };
  const { field, formProps } = useForm<Values>({
    fields,
    defaultValues: { name: product.name, price: product.price, discount: product.discount || null },
    pending,
    onSubmit: (values) => void save(product, changesOf(product, values)),
  });
  const { current, changes } = outdated ?? {};
  const differences = current &&
    changes && [
      'name' in changes && words.fieldNow(words.name, current.name),
      'price' in changes && words.fieldNow(words.price, formatMoney(current.price, locale)),
      'discount' in changes && words.fieldNow(words.discount, formatPercent(current.discount ?? 0, locale)),
    ];

  return (
    <DialogForm {...formProps()}>
      <div data-part="fields">
        <TextField {...field('name')} label={words.name} size="lg" autoComplete="off" />
        <MoneyField {...field('price')} label={words.price} size="lg" />
        <NumberField
          {...field('discount')}
          label={words.discount}
          size="lg"
          min={0}
          max={100}
          step={0.01}
          trailing="%"
        />
        {stock}
        {current && changes && (
          <Alert
            tone="caution"
            title={words.outdated}
            actions={
              <>
                <Button size="sm" loading={pending} onClick={() => void save(current, changes)}>
                  {words.keepYours}
                </Button>
                <Button size="sm" variant="ghost" onClick={onClose}>
                  {words.useTheirs}
                </Button>
              </>
            }
          >
            {differences?.filter(Boolean).join(' ')}
          </Alert>
        )}
      </div>
      <DialogFormFooter error={error} pending={pending} onCancel={onClose} submitLabel={words.save} />
    </DialogForm>
  );
}
