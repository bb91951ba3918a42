import type { ProductSummary } from '@guildhall/ui/trade/product-card';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { connectionStatusQuery } from '#data/connections.ts';
import { useSavedProducts } from '#data/saved.ts';
import { toaster } from '#lib/toasts.tsx';
import { chatPath, editProductPath } from '#paths.ts';
import { useSession } from '#session/session.tsx';
import { useMay } from '#session/use-may.ts';
import { useAddressDialog } from '#routes/hooks/use-address-dialog.ts';
import { useLogInFirst } from '#routes/hooks/use-log-in-first.ts';

/**
 * The actions of the buttons of product cards. They do not depend on the products, so that a list that grows does not
 * pass new ones to all its cards.
 */
export function useProductActions() {
  const { user } = useSession();
  const mayBuy = useMay('buy');
  const maySell = useMay('sell');
  const saved = useSavedProducts();
  const { toggle } = saved;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const logInFirst = useLogInFirst();
  const productDialog = useAddressDialog('product');
  const companyDialog = useAddressDialog('company');

  const isConnectedTo = async (companyId: string) => {
    const query = connectionStatusQuery(user?.id ?? '', companyId);
    // A status that fails to load counts as none, as on the toggle.
    const connection = await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => null);
    return connection?.status === 'connected';
  };

  /** Opens the conversation with the vendor, or the vendor's profile where there is no connection yet. */
  const requestEstimate = async ({ vendorId, vendorName }: ProductSummary) => {
    if (await isConnectedTo(vendorId)) return navigate(chatPath(vendorId));
    companyDialog.open(vendorId);
    toaster.toast(`Connect with ${vendorName} to request an estimate.`);
  };

  return {
    ownId: user?.id,
    onEdit: maySell ? ({ id }: Pick<ProductSummary, 'id'>) => void navigate(editProductPath(id)) : undefined,
    savedIds: saved.ids,
    onSave: toggle && (({ id }: ProductSummary) => toggle(id)),
    productHref: ({ id }: ProductSummary) => productDialog.href(id),
    onViewMore: ({ id }: ProductSummary) => productDialog.open(id),
    vendorHref: ({ vendorId }: ProductSummary) => companyDialog.href(vendorId),
    onVendorOpen: ({ vendorId }: ProductSummary) => companyDialog.open(vendorId),
    onRequestEstimate: mayBuy
      ? logInFirst((product: ProductSummary) => void requestEstimate(product))
      : undefined,
  };
}
