import { requestEstimateFields } from '@guildhall/contract/fields';
import type { Product } from '@guildhall/contract';
import { EmptyState } from '@guildhall/ui/empty-state';
import { EstimateForm, type EstimateValues } from '@guildhall/ui/trade/estimate-form';
import { ProductDetailSkeleton } from '@guildhall/ui/trade/product-detail';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PackageX } from 'lucide-react';
import { productQuery } from '#data/products.ts';
import { useRequestEstimate } from '#data/requests.ts';
import { nextBreakOf, priceAt } from '#lib/deal-amounts.ts';
import { draftedForm } from '#lib/drafted-form.ts';
import { useDraft } from '#lib/use-draft.ts';
import { FormDialog } from '#routes/form-dialog.tsx';
import { useUser } from '#session/session.tsx';

interface EstimateDialogProps {
  productId: string;
  onClose: () => void;
}

/** The form that asks the vendor of a product for a quote; closes once it is sent. */
export function EstimateDialog({ productId, onClose }: EstimateDialogProps) {
  const { data: product, isPending } = useQuery(productQuery(useQueryClient(), productId));
  return (
    <FormDialog title="Request an Estimate" right="buy" onClose={onClose}>
      {product && <Estimate product={product} onClose={onClose} />}
      {isPending && <ProductDetailSkeleton />}
      {product === null && (
        <EmptyState
          icon={<PackageX />}
          title="There is no such product"
          description="Its vendor may have removed it."
        />
      )}
    </FormDialog>
  );
}

function Estimate({ product, onClose }: { product: Product; onClose: () => void }) {
  const { id: companyId } = useUser();
  const draft = useDraft<EstimateValues>(companyId, `estimate:${product.id}`);
  const request = useRequestEstimate(draft.clear);
  return (
    <EstimateForm
      product={product}
      fields={requestEstimateFields}
      priceAt={(quantity) => priceAt(product, quantity)}
      nextBreak={(quantity) => nextBreakOf(product, quantity)}
      {...draftedForm(draft, request)}
      onSubmit={(values) => request.mutate({ ...values, productId: product.id }, { onSuccess: onClose })}
    />
  );
}
