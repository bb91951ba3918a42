import { PageHeader } from '@guildhall/ui/page-header';
import { usePageTitle } from '#lib/use-page-title.ts';
import { Storefront } from './storefront.tsx';

/** The company's own products, whichever side of the market it stands on. */
export function InventoryRoute() {
  usePageTitle('Inventory');
  return (
    <>
      <PageHeader title="Inventory" description="What your company offers on Guildhall." />
      <Storefront />
    </>
  );
}
