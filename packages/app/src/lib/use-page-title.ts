import { useEffect } from 'react';

let screen: string | undefined;
let news = '';

function write(): void {
  const name = screen ? `${screen} · Guildhall` : 'Guildhall';
  document.title = news ? `(${news}) ${name}` : name;
}

/** Sets the page's title in the browser's tab and history; by default the product's name. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    screen = title;
    write();
  }, [title]);
}

/** Puts news before the title, whatever screen is shown: how many things wait. */
export function useTitleNews(text: string): void {
  useEffect(() => {
    news = text;
    write();
    return () => {
      news = '';
      write();
    };
  }, [text]);
}
