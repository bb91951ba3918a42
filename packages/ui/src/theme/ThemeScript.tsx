import { themeAttribute, themeName, themeStorageKey } from './theme.ts';

/** The script itself, for a page that is not rendered by React: put it inline into its head. */
export const themeScript = `try{var t=localStorage.getItem('${themeStorageKey}');if(t!=='system'&&${themeName}.test(t??''))document.documentElement.setAttribute('${themeAttribute}',t)}catch{}`;

export interface ThemeScriptProps {
  /** Lets the script pass a content security policy that names this nonce. */
  nonce?: string | undefined;
}

/**
 * Sets a remembered theme on the root element before the first paint. Render it into the head on the server
 * and set `suppressHydrationWarning` on `html`, for the attribute is not in the server's markup.
 */
export function ThemeScript({ nonce }: ThemeScriptProps) {
  return <script nonce={nonce}>{themeScript}</script>;
}
