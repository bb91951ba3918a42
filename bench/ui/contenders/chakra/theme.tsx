import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { ThemeProvider, useTheme } from 'next-themes';
import type { ReactNode } from 'react';
import type { ThemeSetterProps } from '../../page/contender.ts';

export function ThemeRoot({ children }: { children: ReactNode }) {
  return (
    <ChakraProvider value={defaultSystem}>
      <ThemeProvider attribute="class" defaultTheme="light" disableTransitionOnChange>
        {children}
      </ThemeProvider>
    </ChakraProvider>
  );
}

export function ThemeSetter({ children }: ThemeSetterProps) {
  return children(useTheme().setTheme);
}
