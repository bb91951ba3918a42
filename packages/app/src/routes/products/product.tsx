import { Breadcrumb } from '@guildhall/ui/breadcrumb';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { productQuery } from '#data/products.ts';
import { usePageTitle } from '#lib/use-page-title.ts';
import { paths } from '#paths.ts';
import { ProductView } from './product-view.tsx';

/** The page of a product, to which links from elsewhere lead. */
export function ProductRoute() {
  const { productId: id = '' } = useParams();
  const navigate = useNavigate();
  const { data: product } = useQuery(productQuery(useQueryClient(), id));
  usePageTitle(product?.name ?? 'Product');
  return (
    <>
      <Breadcrumb
        items={[{ label: 'Store', href: paths.store }, { label: product?.name ?? 'Product' }]}
        onNavigate={(href) => void navigate(href)}
      />
      <ProductView key={id} id={id} headingLevel={1} onLeave={() => void navigate(paths.store)} />
    </>
  );
}
