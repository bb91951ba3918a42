import { usePageTitle } from '#lib/use-page-title.ts';
import { useSession } from '#session/session.tsx';
import { ClientNetwork } from './client-network.tsx';
import { VendorNetwork } from './vendor-network.tsx';

/** Other companies and the connections to them, by mode. */
export function NetworkRoute() {
  usePageTitle('Network');
  const { mode } = useSession();
  return mode === 'Vendor' ? <VendorNetwork /> : <ClientNetwork />;
}
