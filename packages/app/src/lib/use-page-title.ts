import { useEffect } from 'react';
import { formatCount } from '@guildhall/ui/locale';

let screen: string | undefined;
let waiting = 0;

function write(): void {
  const name = screen ? `${screen} · Guildhall` : 'Guildhall';
  document.title = waiting > 0 ? `(${formatCount(waiting)}) ${name}` : name;
}

/** Sets the page's title in the browser's tab and history; by default the product's name. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    screen = title;
    write();
  }, [title]);
}

/** Puts how many things wait before the title, whatever screen is shown. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    waiting = count;
    write();
    return () => {
      waiting = 0;
      write();
    };
  }, [count]);
}
