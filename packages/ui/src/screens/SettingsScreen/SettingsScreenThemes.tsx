'use client';
import { useId } from 'react';
import type { Theme } from '#theme/theme.ts';
import type { SettingsScreenLabels } from './SettingsScreen.labels.ts';

interface SettingsScreenThemesProps {
  /** The selected theme. */
  theme: Theme;
  /** Called with the selected theme. */
  onThemeChange?: ((theme: Theme) => void) | undefined;
  /** The words of the screen. */
  words: SettingsScreenLabels;
}

const choices: readonly {
  value: Theme;
  label: 'light' | 'dark' | 'system' | 'highContrast';
  shows: readonly Exclude<Theme, 'system'>[];
}[] = [
  { value: 'light', label: 'light', shows: ['light'] },
  { value: 'dark', label: 'dark', shows: ['dark'] },
  { value: 'system', label: 'system', shows: ['light', 'dark'] },
  { value: 'high-contrast', label: 'highContrast', shows: ['high-contrast'] },
];

/** The choice of a theme, each with a small preview page. */
export function SettingsScreenThemes({ theme, onThemeChange, words }: SettingsScreenThemesProps) {
  const name = useId();
  return (
    <fieldset data-part="themes">
      <legend>{words.theme}</legend>
      {choices.map(({ value, label, shows }) => (
        <label key={value} data-part="theme">
          <span data-part="preview" aria-hidden>
            {shows.map((shown) => (
              <span key={shown} data-part="page" data-gh-theme={shown}>
                <i />
                <i />
                <i />
                <b />
              </span>
            ))}
          </span>
          <span data-part="choice">
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === theme}
              onChange={() => onThemeChange?.(value)}
            />
            {words[label]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
