import '@radix-ui/themes/styles.css';
import { Theme } from '@radix-ui/themes';
import { createContext, use, useState, type ReactNode } from 'react';
import type { Theme as Appearance, ThemeSetterProps } from '../../page/contender.ts';

const SetTheme = createContext<(theme: Appearance) => void>(() => {});

export function ThemeRoot({ children }: { children: ReactNode }) {
  const [appearance, setAppearance] = useState<Appearance>('light');
  return (
    <SetTheme value={setAppearance}>
      <Theme appearance={appearance}>{children}</Theme>
    </SetTheme>
  );
}

export function ThemeSetter({ children }: ThemeSetterProps) {
  return children(use(SetTheme));
}
