import type { OpenEstimate } from '@guildhall/contract';
import type { EstimateState } from '@guildhall/ui/trade/product-card';
import { useQuery } from '@tanstack/react-query';
import { openEstimatesQuery } from '#data/requests.ts';
import { useSession } from '#session/session.tsx';

const none: readonly OpenEstimate[] = [];

/** The estimates that the company has open, at most one of a product; none for a guest. */
export function useOpenEstimates(): readonly OpenEstimate[] {
  const { user } = useSession();
  return useQuery({ ...openEstimatesQuery(user?.id ?? ''), enabled: user !== null }).data ?? none;
}

/** How far one has come. */
export const estimateState = ({ isQuoted }: OpenEstimate): EstimateState =>
  isQuoted ? 'quoted' : 'requested';
