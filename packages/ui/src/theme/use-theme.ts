'use client';
import { useSyncExternalStore } from 'react';
import { applyTheme } from './set-theme.ts';
import { parseTheme, themeAttribute, themeStorageKey, type Theme } from './theme.ts';

const readTheme = <Own extends string>() =>
  parseTheme<Own>(document.documentElement.getAttribute(themeAttribute));
const readServerTheme = () => 'system' as const;

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: [themeAttribute] });
  const followOtherTabs = (event: StorageEvent) => {
    if (event.key === themeStorageKey) applyTheme(parseTheme(event.newValue));
  };
  window.addEventListener('storage', followOtherTabs);
  return () => {
    observer.disconnect();
    window.removeEventListener('storage', followOtherTabs);
  };
}

/**
 * The reader's theme, for the control that switches it; follows `setTheme` and other tabs. Name your own themes in the
 * type: `useTheme<'acme'>()`.
 */
export const useTheme = <Own extends string = never>(): Theme<NoInfer<Own>> =>
  useSyncExternalStore<Theme<Own>>(subscribe, readTheme, readServerTheme);
