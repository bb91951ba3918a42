import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import { createTheme, MantineProvider, useMantineColorScheme } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ThemeSetterProps } from '../../page/contender.ts';

const theme = createTheme({});

export function ThemeRoot({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="light">
      {children}
    </MantineProvider>
  );
}

export function ThemeSetter({ children }: ThemeSetterProps) {
  return children(useMantineColorScheme().setColorScheme);
}
