import type { ReactNode } from 'react';
import type { Theme, ThemeSetterProps } from '../../page/contender.ts';
import './bare.css';

export function ThemeRoot({ children }: { children: ReactNode }) {
  return children;
}

const setTheme = (theme: Theme) => document.documentElement.setAttribute('data-theme', theme);

export function ThemeSetter({ children }: ThemeSetterProps) {
  return children(setTheme);
}
