import '@guildhall/ui/tokens.css';
import '@guildhall/ui/reset.css';
import { setTheme } from '@guildhall/ui/set-theme';
import type { ReactNode } from 'react';
import type { ThemeSetterProps } from '../../page/contender.ts';

export function ThemeRoot({ children }: { children: ReactNode }) {
  return children;
}

export function ThemeSetter({ children }: ThemeSetterProps) {
  return children(setTheme);
}
