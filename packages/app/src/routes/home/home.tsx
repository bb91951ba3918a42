import { usePageTitle } from '#lib/use-page-title.ts';
import { useSession } from '#session/session.tsx';
import { ClientHome } from './client-home.tsx';
import { VendorHome } from './vendor-home.tsx';

/** What vendors offer to those who sell, what clients look for to those who buy. */
export function HomeRoute() {
  const { mode } = useSession();
  usePageTitle(`${mode} Home`);
  return mode === 'Vendor' ? <VendorHome /> : <ClientHome />;
}
