import { useEffect } from 'react';

/** Names the page in the browser's tab and history. Without a title it is the product's own. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · Guildhall` : 'Guildhall';
  }, [title]);
}
