import { CardGrid } from '@guildhall/ui/card-grid';
import { ProductCard } from '@guildhall/ui/trade/product-card';
import type { CardsProps } from '../../page/contender.ts';

export function Cards({ products, ...actions }: CardsProps) {
  return (
    <CardGrid aria-label="Products">
      {products.map((product) => (
        <ProductCard key={product.id} data-card={product.id} {...product} {...actions} />
      ))}
    </CardGrid>
  );
}
