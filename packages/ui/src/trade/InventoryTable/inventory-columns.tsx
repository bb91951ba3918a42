import { Price } from '#components/Price/Price.tsx';
import { MoneyField } from '#components/MoneyField/MoneyField.tsx';
import { NumberField } from '#components/NumberField/NumberField.tsx';
import { TextField } from '#components/TextField/TextField.tsx';
import type { TableProps } from '#components/Table/Table.tsx';
import { formatDayOf, formatMoney, formatPercent } from '#locale/format.ts';
import type { Locale } from '#locale/locale.ts';
import type { ReactNode } from 'react';
import type { InventoryTableLabels } from './InventoryTable.labels.ts';
import { InventoryTableCell } from './InventoryTableCell.tsx';
import { InventoryTableName } from './InventoryTableName.tsx';
import type { InventoryActions, InventoryProduct } from './inventory-product.ts';

type Columns = TableProps<InventoryProduct>['columns'];

interface ColumnOptions extends InventoryActions {
  /** `compact` has fewer columns, among them none for the discount alone, and none is edited in its cells. */
  layout: 'table' | 'compact';
  /** Whether the time of the last change is known. */
  hasTimes: boolean;
  /** The stock of a product. */
  renderStock: (product: InventoryProduct) => ReactNode;
  /** The buttons at the end of a row. */
  renderActions: (product: InventoryProduct) => ReactNode;
  words: InventoryTableLabels;
  /** Says a discount; `percent` has its sign. */
  writeOff: (percent: string) => string;
  locale: Pick<Locale, 'locale' | 'currency'>;
}

/** The columns of the inventory. */
export function inventoryColumns({
  layout,
  hasTimes,
  renderStock,
  renderActions,
  onSave,
  words,
  writeOff,
  locale,
  ...links
}: ColumnOptions): Columns {
  const isWide = layout === 'table';
  const save = isWide ? onSave : undefined;
  const writeDiscount = ({ discount = 0 }: InventoryProduct) =>
    discount > 0 ? formatPercent(discount, locale) : '–';
  const rest: Columns[number][] = [
    {
      key: 'listPrice',
      header: words.price,
      align: 'end',
      sortable: true,
      render: (product) => {
        const price = <Price price={product.price} size="sm" />;
        if (!isWide) {
          return (
            <>
              {price}
              {product.discount ? (
                <>
                  {' '}
                  <span data-part="discount">{writeOff(writeDiscount(product))}</span>
                </>
              ) : null}
            </>
          );
        }
        return save ? (
          <InventoryTableCell
            product={product}
            label={words.priceOf(product.name)}
            value={product.price}
            toChanges={(price) => ({ price })}
            write={({ price }) => formatMoney(price, locale)}
            renderField={(field) => <MoneyField {...field} />}
            onSave={save}
            words={words}
          >
            {price}
          </InventoryTableCell>
        ) : (
          price
        );
      },
    },
    { key: 'stockQuantity', header: words.stock, align: 'end', sortable: true, render: renderStock },
  ];
  if (isWide) {
    rest.unshift({ key: 'category', header: words.category, sortable: true });
    rest.splice(-1, 0, {
      key: 'discount',
      header: words.discount,
      align: 'end',
      sortable: true,
      render: (product) =>
        save ? (
          <InventoryTableCell<number | null>
            product={product}
            label={words.discountOf(product.name)}
            value={product.discount || null}
            required={false}
            toChanges={(discount) => ({ discount: discount ?? 0 })}
            write={writeDiscount}
            renderField={(field) => <NumberField {...field} min={0} max={100} step={0.01} trailing="%" />}
            onSave={save}
            words={words}
          >
            {writeDiscount(product)}
          </InventoryTableCell>
        ) : (
          writeDiscount(product)
        ),
    });
    const renderUpdated = ({ updatedAt }: InventoryProduct) =>
      updatedAt && (
        // A server may be in another time zone.
        <time dateTime={updatedAt} suppressHydrationWarning>
          {formatDayOf(new Date(updatedAt), locale, { dateStyle: 'medium' })}
        </time>
      );
    rest.push({
      key: 'sku',
      header: words.sku,
      sortable: true,
      render: (product) => (
        <>
          <span data-part="sku">{product.sku}</span>
          {product.updatedAt && (
            <span data-part="updated-below">
              {words.updated} {renderUpdated(product)}
            </span>
          )}
        </>
      ),
    });
    if (hasTimes) {
      rest.push({
        key: 'updatedAt',
        header: words.updated,
        render: (product) => <span data-part="updated">{renderUpdated(product)}</span>,
      });
    }
  }
  return [
    {
      key: 'name',
      header: words.product,
      sortable: true,
      width: '32%',
      render: (product) => (
        <div data-part="product">
          <InventoryTableName product={product} {...links} />
          {save && (
            <InventoryTableCell
              product={product}
              label={words.nameOf(product.name)}
              value={product.name}
              toChanges={(name) => ({ name: name.trim() })}
              write={({ name }) => name}
              renderField={(field) => <TextField {...field} maxLength={200} />}
              onSave={save}
              words={words}
            >
              {null}
            </InventoryTableCell>
          )}
        </div>
      ),
    },
    ...rest,
    { key: 'actions', header: words.actions, align: 'end', render: renderActions },
  ];
}
