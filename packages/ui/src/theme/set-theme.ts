import { themeAttribute, themeStorageKey, type Theme } from './theme.ts';

/** A theme of every page, or one of your own by its name. */
type AnyTheme = Theme<string & {}>;

/** Sets the theme of the page without remembering it. */
export function applyTheme(theme: AnyTheme): void {
  if (theme === 'system') document.documentElement.removeAttribute(themeAttribute);
  else document.documentElement.setAttribute(themeAttribute, theme);
}

/**
 * Sets the theme of the page, one of every page's or your own, and remembers it for the next visit. Renders no component: colours are custom
 * properties. Where storage is blocked the theme lasts until the page is left.
 */
export function setTheme(theme: AnyTheme): void {
  applyTheme(theme);
  try {
    localStorage.setItem(themeStorageKey, theme);
  } catch {
    // Private windows may block storage; the theme is applied all the same.
  }
}
