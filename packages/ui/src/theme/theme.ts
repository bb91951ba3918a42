/** What every theme comes in. High contrast is light. */
export const modes = ['light', 'dark', 'high-contrast'] as const;
export type Mode = (typeof modes)[number];

/** The themes that every page has; `system` follows the device, of which a wish for contrast wins over one for dark. */
export const themes = [...modes, 'system'] as const;
/** What a reader can choose; `Own` are the names of your own themes: `Theme<'acme' | 'acme-dark'>`. */
export type Theme<Own extends string = never> = (typeof themes)[number] | Own;

/** The attribute that carries the theme on the root element or on an island. */
export const themeAttribute = 'data-gh-theme';
/** The local storage key that remembers the reader's choice. */
export const themeStorageKey = 'guildhall-theme';
/** What the name of a theme looks like: lower-case letters, digits and hyphens. */
export const themeName = /^[a-z][a-z\d-]*$/;

/** Reads what was stored or written into the attribute; what cannot be the name of a theme is `system`. */
export const parseTheme = <Own extends string = never>(value: string | null): Theme<Own> =>
  value !== null && themeName.test(value) ? (value as Theme<Own>) : 'system';
