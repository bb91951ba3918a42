import { hasRight, type Right } from '@guildhall/contract/rights';
import { useSession } from './session.tsx';

/**
 * Whether the member's role has a right: what it has not is hidden. A guest may press anything, and is asked to log in
 * first.
 */
export function useMay(right: Right): boolean {
  const { user } = useSession();
  return user === null || hasRight(user.role, right);
}
