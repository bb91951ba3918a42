'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import type { Mode } from '#trade/TopBar/TopBar.tsx';
import type { Theme } from '#theme/theme.ts';
import { Root } from './SettingsScreen.styles.ts';
import { SettingsScreenThemes } from './SettingsScreenThemes.tsx';

export interface SettingsScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * The mode; the title begins with it.
   * @default 'Vendor'
   */
  mode?: Mode;
  /**
   * The selected theme, as `useTheme` returns it.
   * @default 'system'
   */
  theme?: Theme;
  /** Called with the selected theme; `setTheme` applies it to the page. */
  onThemeChange?: (theme: Theme) => void;
  /** The signed-in company, named beside 'Sign Out'. */
  companyName?: string;
  /** Called by 'Sign Out'. Without it there is no such section. */
  onSignOut?: () => void;
}

/** The settings: how the product looks to this reader, and logging out. */
export function SettingsScreen({
  mode = 'Vendor',
  theme = 'system',
  onThemeChange,
  companyName,
  onSignOut,
  ...rest
}: SettingsScreenProps) {
  const id = useId();
  const section = (key: string, title: string, hint: ReactNode, content: ReactNode) => (
    <section data-part="section" aria-labelledby={id + key}>
      <div data-part="section-head">
        <h2 id={id + key}>{title}</h2>
        <p>{hint}</p>
      </div>
      {content}
    </section>
  );
  return (
    <Root data-component="SettingsScreen" {...rest}>
      <h1 data-part="title">{mode} Settings</h1>
      {section(
        'appearance',
        'Appearance',
        'How Guildhall looks on this device.',
        <SettingsScreenThemes theme={theme} {...(onThemeChange && { onThemeChange })} />,
      )}
      {onSignOut &&
        section(
          'session',
          'Session',
          companyName ? (
            <>
              You are signed in as <strong>{companyName}</strong>.
            </>
          ) : (
            'You are signed in on this device.'
          ),
          <div data-part="actions">
            <Button variant="secondary" onClick={onSignOut}>
              Sign Out
            </Button>
          </div>,
        )}
    </Root>
  );
}
