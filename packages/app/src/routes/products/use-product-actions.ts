import type { ProductSummary } from '@guildhall/ui/trade/product-card';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSavedProducts } from '#data/saved.ts';
import { dealPath, editProductPath, paths } from '#paths.ts';
import { returnTo } from '#session/return-to.ts';
import { useSession } from '#session/session.tsx';
import { useMay } from '#session/use-may.ts';
import { useAddressDialog } from '#routes/hooks/use-address-dialog.ts';
import { estimateState, useOpenEstimates } from '#routes/hooks/use-open-estimates.ts';

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
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const estimate = useAddressDialog('estimate');
  const productDialog = useAddressDialog('product');
  const companyDialog = useAddressDialog('company');

  const open = useOpenEstimates();
  const estimates = useMemo(
    () => Object.fromEntries(open.map((each) => [each.productId, estimateState(each)])),
    [open],
  );

  /** Opens the form of an estimate, or the deal that it has become. A guest comes back to the form after the log-in. */
  const requestEstimate = ({ id }: ProductSummary) => {
    const asked = open.find(({ productId }) => productId === id);
    if (asked) void navigate(dealPath(asked.quoteId));
    else if (user) estimate.open(id);
    else void navigate(paths.login, { state: returnTo({ pathname, search: estimate.href(id) }) });
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
    estimates,
    onRequestEstimate: mayBuy ? requestEstimate : undefined,
  };
}
