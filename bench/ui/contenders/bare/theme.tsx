import type { ReactNode } from 'react';
import type { Theme } from '../../page/contender.ts';
import './bare.css';

export function ThemeRoot({ children }: { children: ReactNode }) {
  return children;
}

const setTheme = (theme: Theme) => document.documentElement.setAttribute('data-theme', theme);

export const useSetTheme = () => setTheme;
