import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { ThemeSetterProps } from '../../page/contender.ts';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data' },
  colorSchemes: { light: true, dark: true },
});

export function ThemeRoot({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="light" noSsr>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}

export function ThemeSetter({ children }: ThemeSetterProps) {
  return children(useColorScheme().setMode);
}
