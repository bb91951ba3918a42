'use client';
import { useId } from 'react';
import type { Theme } from '#theme/theme.ts';

interface SettingsScreenThemesProps {
  /** The selected theme. */
  theme: Theme;
  /** Called with the selected theme. */
  onThemeChange?: (theme: Theme) => void;
}

const choices: readonly { value: Theme; label: string; shows: readonly Exclude<Theme, 'system'>[] }[] = [
  { value: 'light', label: 'Light', shows: ['light'] },
  { value: 'dark', label: 'Dark', shows: ['dark'] },
  { value: 'system', label: 'System', shows: ['light', 'dark'] },
  { value: 'high-contrast', label: 'High contrast', shows: ['high-contrast'] },
];

/** The choice of a theme, each with a small preview page. */
export function SettingsScreenThemes({ theme, onThemeChange }: SettingsScreenThemesProps) {
  const name = useId();
  return (
    <fieldset data-part="themes">
      <legend>Theme</legend>
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
            {label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
