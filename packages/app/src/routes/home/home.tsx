import { usePageTitle } from '#lib/use-page-title.ts';
import { useSession } from '#session/session.tsx';
import { ClientHome } from './client-home.tsx';
import { VendorHome } from './vendor-home.tsx';

/** The home of vendors or of clients, by mode. */
export function HomeRoute() {
  const { mode } = useSession();
  usePageTitle(`${mode} Home`);
  return mode === 'Vendor' ? <VendorHome /> : <ClientHome />;
}
