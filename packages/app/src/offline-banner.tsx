import { Banner } from '@guildhall/ui/banner';
import { WifiOff } from 'lucide-react';
import { useOnline } from '#lib/use-online.ts';

/** Shown while the browser has no network. */
export function OfflineBanner() {
  const online = useOnline();
  return <Banner leadingIcon={<WifiOff />}>{!online && 'You are offline. What you write is kept.'}</Banner>;
}
