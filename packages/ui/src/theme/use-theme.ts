'use client';
import { useSyncExternalStore } from 'react';
import { applyTheme } from './set-theme.ts';
import { parseTheme, themeAttribute, themeStorageKey, type Theme } from './theme.ts';

const readTheme = () => parseTheme(document.documentElement.getAttribute(themeAttribute));
const readServerTheme = (): Theme => 'system';

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

/** The reader's theme, for the control that switches it; follows `setTheme` and other tabs. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, readTheme, readServerTheme);
