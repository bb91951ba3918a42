'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import { Text } from '#components/Text/Text.tsx';
import { useLabels } from '#locale/use-locale.ts';
import type { Mode } from '#trade/TopBar/TopBar.tsx';
import type { Theme } from '#theme/theme.ts';
import { settingsScreenLabels, type SettingsScreenLabels } from './SettingsScreen.labels.ts';
import { Root } from './SettingsScreen.styles.ts';
import { SettingsScreenThemes } from './SettingsScreenThemes.tsx';

export interface SettingsScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * The mode; the title begins with it.
   * @default 'Vendor'
   */
  mode?: Mode | undefined;
  /**
   * The selected theme, as `useTheme` returns it.
   * @default 'system'
   */
  theme?: Theme | undefined;
  /** Called with the selected theme; `setTheme` applies it to the page. */
  onThemeChange?: ((theme: Theme) => void) | undefined;
  /** The field for the company's time zone. Without it there is no such section, as with all that follow. */
  timeZone?: ReactNode;
  /** Which emails a member gets: EmailSettings. */
  emails?: ReactNode;
  /** The companies that the company has blocked. */
  blocked?: ReactNode;
  /** Where the member, or the whole company, is logged in: SessionList. */
  sessions?: ReactNode;
  /** The button that exports the company's data. */
  exportButton?: ReactNode;
  /** The signed-in company, named beside 'Sign Out'. */
  companyName?: string | undefined;
  /** Called by 'Sign Out'. Without it there is no such section. */
  onSignOut?: (() => void) | undefined;
  /** Replaces some of its words. */
  labels?: Partial<SettingsScreenLabels> | undefined;
}

/** The settings: how the product looks to this reader, what the company has chosen, and logging out. */
export function SettingsScreen({
  mode = 'Vendor',
  theme = 'system',
  onThemeChange,
  timeZone,
  emails,
  blocked,
  sessions,
  exportButton,
  companyName,
  onSignOut,
  labels,
  ...rest
}: SettingsScreenProps) {
  const words = useLabels('SettingsScreen', settingsScreenLabels, labels);
  const id = useId();
  const section = (key: string, title: string, hint: ReactNode, content: ReactNode) => (
    <section data-part="section" aria-labelledby={id + key}>
      <div data-part="section-head">
        <Heading id={id + key} size="lg">
          {title}
        </Heading>
        <Text size="sm" tone="muted">
          {hint}
        </Text>
      </div>
      {content}
    </section>
  );
  return (
    <Root data-component="SettingsScreen" {...rest}>
      <PageHeader title={mode === 'Vendor' ? words.vendorTitle : words.clientTitle} />
      {section(
        'appearance',
        words.appearance,
        words.appearanceHint,
        <SettingsScreenThemes theme={theme} {...(onThemeChange && { onThemeChange })} words={words} />,
      )}
      {timeZone && section('time-zone', words.timeZone, words.timeZoneHint, timeZone)}
      {emails && section('emails', words.emails, words.emailsHint, emails)}
      {blocked && section('blocked', words.blocked, words.blockedHint, blocked)}
      {sessions && section('sessions', words.sessions, words.sessionsHint, sessions)}
      {exportButton &&
        section('data', words.data, words.dataHint, <div data-part="actions">{exportButton}</div>)}
      {onSignOut &&
        section(
          'session',
          words.session,
          companyName ? words.signedInAs(companyName) : words.signedIn,
          <div data-part="actions">
            <Button variant="secondary" onClick={onSignOut}>
              {words.signOut}
            </Button>
          </div>,
        )}
    </Root>
  );
}
