'use client';
import { Bookmark, FilterX } from 'lucide-react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { RowList } from '#components/RowList/RowList.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { useLabels } from '#locale/use-locale.ts';
import type { ProductActions, ProductLinks } from '#trade/ProductCard/product-summary.ts';
import { savedListLabels, type SavedListLabels } from './SavedList.labels.ts';
import { Root } from './SavedList.styles.ts';
import { SavedListRow } from './SavedListRow.tsx';
import { savedChange, type SavedProduct, type SavedProducts } from './saved-product.ts';

/** What of the list shows. */
export type SavedFilter = 'all' | 'cheaper' | 'ran-out';

export interface SavedListProps
  extends
    Omit<ComponentProps<'div'>, 'children'>,
    SavedProducts,
    Pick<ProductActions, 'onRequestEstimate' | 'onViewMore'>,
    Pick<ProductLinks, 'productHref'> {
  /** What shows, when you keep it; give `onFilterChange` with it. */
  filter?: SavedFilter | undefined;
  /**
   * What shows at first, when the list keeps it itself.
   * @default 'all'
   */
  defaultFilter?: SavedFilter | undefined;
  /** Called with what is to show. */
  onFilterChange?: ((filter: SavedFilter) => void) | undefined;
  /** The id of the company, whose own products cannot be asked for. */
  ownId?: string | undefined;
  /** Called by 'Remove', which shows only with it. The product keeps its place with 'Undo'. */
  onRemove?: ((product: SavedProduct) => void) | undefined;
  /** Called by 'Undo': the product is to be saved again. */
  onUndoRemove?: ((product: SavedProduct) => void) | undefined;
  /** Where products are found, such as a button; below an empty list. */
  emptyAction?: ReactNode;
  /** Replaces some of its words. */
  labels?: Partial<SavedListLabels> | undefined;
}

/** A product that was removed, and where it stood. */
interface Removed {
  product: SavedProduct;
  index: number;
}

const shows: Record<SavedFilter, (product: SavedProduct) => boolean> = {
  all: () => true,
  cheaper: (product) => savedChange(product).percent < 0,
  'ran-out': (product) => savedChange(product).stock === 'ran-out',
};

/** The list with what was removed in its old place, whether the caller has left it out already or not. */
function withRemoved(products: readonly SavedProduct[], removed: readonly Removed[]): SavedProduct[] {
  const rows = products.filter(({ id }) => !removed.some(({ product }) => product.id === id));
  for (const { product, index } of removed.toSorted((a, b) => a.index - b.index))
    rows.splice(index, 0, product);
  return rows;
}

/** The products that a company has saved for later, and what has changed since. */
export function SavedList({
  products,
  state,
  onRetry,
  more,
  onLoadMore,
  filter: filterProp,
  defaultFilter = 'all',
  onFilterChange,
  ownId,
  onRemove,
  onUndoRemove,
  onRequestEstimate,
  onViewMore,
  productHref,
  emptyAction,
  labels,
  ...rest
}: SavedListProps) {
  const words = useLabels('SavedList', savedListLabels, labels);
  const [filter, setFilter] = useControllableState<SavedFilter>({
    caller: 'SavedList',
    prop: filterProp,
    defaultProp: defaultFilter,
    onChange: onFilterChange,
  });
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const rows = withRemoved(products, removed);
  const shown = rows.filter(shows[filter]);

  const toggle = (product: SavedProduct) => {
    const isRemoved = removed.some((one) => one.product.id === product.id);
    if (isRemoved) {
      setRemoved(removed.filter((one) => one.product.id !== product.id));
      onUndoRemove?.(product);
    } else {
      setRemoved([...removed, { product, index: rows.indexOf(product) }]);
      onRemove?.(product);
    }
  };

  return (
    <Root data-component="SavedList" {...rest}>
      {rows.length > 0 && (
        <SegmentedControl
          label={words.show}
          size="sm"
          value={filter}
          onValueChange={setFilter}
          options={[
            { value: 'all', label: words.all },
            { value: 'cheaper', label: words.cheaper },
            { value: 'ran-out', label: words.ranOut },
          ]}
        />
      )}
      <PagedList
        of={words.products}
        state={state}
        onRetry={onRetry}
        more={more}
        onLoadMore={onLoadMore}
        renderList={(items) => <RowList aria-label={words.list}>{items}</RowList>}
        skeleton={
          <div data-part="row">
            <Skeleton shape="rect" width="7rem" height="5.25rem" />
            <div data-part="text">
              <Skeleton width="60%" />
              <Skeleton width="30%" />
            </div>
          </div>
        }
        items={shown.map((product) => (
          <SavedListRow
            key={product.id}
            product={product}
            href={productHref?.(product)}
            isRemoved={removed.some((one) => one.product.id === product.id)}
            onToggle={onRemove && (() => toggle(product))}
            onRequestEstimate={product.vendorId === ownId ? undefined : onRequestEstimate}
            onViewMore={onViewMore}
            words={words}
          />
        ))}
        emptyState={
          rows.length === 0 ? (
            <EmptyState
              icon={<Bookmark />}
              title={words.empty}
              description={words.emptyHint}
              action={emptyAction}
            />
          ) : (
            <EmptyState
              icon={<FilterX />}
              title={words.noMatch}
              action={<Button onClick={() => setFilter('all')}>{words.showAll}</Button>}
            />
          )
        }
      />
    </Root>
  );
}
