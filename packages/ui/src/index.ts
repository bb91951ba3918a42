// Generated from src/components by `npm run entries -w @guildhall/ui`.
export { Button, type ButtonProps } from './components/Button/index.ts';
export { IconButton, type IconButtonProps } from './components/IconButton/index.ts';
export { Spinner, type SpinnerProps } from './components/Spinner/index.ts';
export { setTheme } from './theme/set-theme.ts';
export type { Theme } from './theme/theme.ts';
export { ThemeScript, themeScript, type ThemeScriptProps } from './theme/ThemeScript.tsx';
export { useTheme } from './theme/use-theme.ts';
export { tokens, type TokenName } from './tokens/tokens.ts';
