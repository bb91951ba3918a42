/**
 * The themes a reader can choose; `system` follows the device. Where that asks for dark and for more contrast,
 * contrast wins, and high contrast is light.
 */
export const themes = ['light', 'dark', 'high-contrast', 'system'] as const;
export type Theme = (typeof themes)[number];

/** The attribute that carries the theme on the root element or on an island. */
export const themeAttribute = 'data-gh-theme';
/** The local storage key that remembers the reader's choice. */
export const themeStorageKey = 'guildhall-theme';

/** Reads what was stored or written into the attribute; anything unknown is `system`. */
export const parseTheme = (value: string | null): Theme =>
  themes.find((theme) => theme === value) ?? 'system';
