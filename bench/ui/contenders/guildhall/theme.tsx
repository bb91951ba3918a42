import '@guildhall/ui/tokens.css';
import '@guildhall/ui/reset.css';
import { setTheme } from '@guildhall/ui/set-theme';
import type { ReactNode } from 'react';

export function ThemeRoot({ children }: { children: ReactNode }) {
  return children;
}

export const useSetTheme = () => setTheme;
