import { useEffect } from 'react';

/** Sets the page's title in the browser's tab and history; by default the product's name. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Guildhall` : 'Guildhall';
  }, [title]);
}
