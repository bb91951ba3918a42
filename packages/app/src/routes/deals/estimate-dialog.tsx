import { requestEstimateFields } from '@guildhall/contract/fields';
import type { Order, Product } from '@guildhall/contract';
import { Button } from '@guildhall/ui/button';
import { EmptyState } from '@guildhall/ui/empty-state';
import { EstimateForm, type EstimateValues } from '@guildhall/ui/trade/estimate-form';
import { ProductDetailSkeleton } from '@guildhall/ui/trade/product-detail';
import { useQuantity } from '@guildhall/ui/use-quantity';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CloudAlert, PackageX } from 'lucide-react';
import { orderQuery } from '#data/deals.ts';
import { productQuery } from '#data/products.ts';
import { useRequestEstimate } from '#data/requests.ts';
import { nextBreakOf, priceAt } from '#lib/deal-amounts.ts';
import { draftedForm } from '#lib/drafted-form.ts';
import { estimateAgain } from '#lib/order-again.ts';
import { useDraft } from '#lib/use-draft.ts';
import { FormDialog } from '#routes/form-dialog.tsx';
import { useUser } from '#session/session.tsx';

interface EstimateDialogProps {
  productId: string;
  /** The order that is made again. */
  orderId?: string | undefined;
  onClose: () => void;
}

/** The form that asks the vendor of a product for a quote; closes once it is sent. */
export function EstimateDialog({ productId, orderId, onClose }: EstimateDialogProps) {
  const product = useQuery(productQuery(useQueryClient(), productId));
  const order = useQuery({ ...orderQuery(orderId ?? ''), enabled: orderId !== undefined });
  const needed = orderId === undefined ? [product] : [product, order];
  const failed = needed.filter(({ isLoadingError }) => isLoadingError);
  const isPending = needed.some((query) => query.isPending);
  const isReady = !isPending && failed.length === 0;
  return (
    <FormDialog title="Request Estimate" right="buy" onClose={onClose}>
      {isReady && product.data && (
        <Estimate product={product.data} orderId={orderId} order={order.data} onClose={onClose} />
      )}
      {isPending && <ProductDetailSkeleton />}
      {failed.length > 0 && (
        <EmptyState
          icon={<CloudAlert />}
          title="The form could not be loaded"
          description="Check your connection, and try again."
          action={<Button onClick={() => failed.forEach(({ refetch }) => void refetch())}>Try again</Button>}
        />
      )}
      {isReady && product.data === null && (
        <EmptyState
          icon={<PackageX />}
          title="There is no such product"
          description="Its vendor may have removed it."
        />
      )}
    </FormDialog>
  );
}

interface EstimateProps extends Pick<EstimateDialogProps, 'orderId' | 'onClose'> {
  product: Product;
  /** Null when the company has no such order. */
  order: Order | null | undefined;
}

function Estimate({ product, orderId, order, onClose }: EstimateProps) {
  const { id: companyId } = useUser();
  const write = useQuantity();
  // What was written before about the product has nothing to do with the order.
  const draft = useDraft<EstimateValues>(
    companyId,
    orderId === undefined ? `estimate:${product.id}` : `estimate:${product.id}:${orderId}`,
  );
  const request = useRequestEstimate(draft.clear);
  const again = order ? estimateAgain(order, product, write) : undefined;
  return (
    <EstimateForm
      product={product}
      fields={requestEstimateFields}
      priceAt={(quantity) => priceAt(product, quantity)}
      nextBreak={(quantity) => nextBreakOf(product, quantity)}
      {...draftedForm(draft, request)}
      defaultValues={draft.kept ?? again}
      onSubmit={(values) => request.mutate({ ...values, productId: product.id }, { onSuccess: onClose })}
    />
  );
}
