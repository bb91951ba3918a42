import { Button } from '@guildhall/ui/button';
import { PageHeader } from '@guildhall/ui/page-header';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { usePageTitle } from '#lib/use-page-title.ts';
import { Storefront } from '#routes/store/storefront.tsx';
import { useProductAdding } from '#routes/products/use-product-adding.tsx';

/** The company's own products, whichever side of the market it stands on. */
export function InventoryRoute() {
  usePageTitle('Inventory');
  const { add, dialog } = useProductAdding();
  const hasRoomForATable = useMediaQuery('(width >= 900px)');
  return (
    <>
      <PageHeader
        title="Inventory"
        description="What your company offers on Guildhall."
        actions={<Button onClick={add}>Add a product</Button>}
      />
      <Storefront onAdd={add} layout={hasRoomForATable ? 'table' : 'cards'} />
      {dialog}
    </>
  );
}
