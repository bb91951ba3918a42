'use client';
import { Button } from '@guildhall/ui/button';
import { setTheme } from '@guildhall/ui/set-theme';
import { useTheme } from '@guildhall/ui/use-theme';

export function DarkButton() {
  const theme = useTheme();
  return (
    <Button aria-pressed={theme === 'dark'} onClick={() => setTheme('dark')}>
      Dark
    </Button>
  );
}
