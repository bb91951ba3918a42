import type { PurchaseRequest } from '@guildhall/contract';

/** A request as it goes over the wire. */
export const toRequest = ({
  createdAt,
  ...request
}: Omit<PurchaseRequest, 'createdAt'> & { createdAt: Date }): PurchaseRequest => ({
  ...request,
  createdAt: createdAt.toISOString(),
});
