'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '#components/Heading/Heading.tsx';
import { Text } from '#components/Text/Text.tsx';
import { useLabels } from '#locale/use-locale.ts';
import { Brand } from '#trade/Brand/Brand.tsx';
import { Anchor } from '#navigation/Anchor.tsx';
import type { NavigateHandler } from '#navigation/navigate.ts';
import { authLayoutLabels, type AuthLayoutLabels } from './AuthLayout.labels.ts';
import { Root } from './AuthLayout.styles.ts';
import { AuthLayoutHall } from './AuthLayoutHall.tsx';

export interface AuthLayoutProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The name of the screen; its first heading. */
  title: ReactNode;
  /** A sentence under the title. */
  description?: ReactNode;
  /** The text below the form, with a link to another screen. */
  footer?: ReactNode;
  /**
   * The text on the panel.
   * @default 'A unified platform for businesses to connect and grow.'
   */
  tagline?: ReactNode;
  /** The address that the logo links to. */
  homeHref: string;
  /** Called on a plain click on the logo, instead of the browser's own navigation. */
  onNavigate?: NavigateHandler | undefined;
  /** Replaces some of its words. */
  labels?: Partial<AuthLayoutLabels> | undefined;
}

/** The layout of sign-up and log-in: a short form beside a dark panel. */
export function AuthLayout({
  title,
  description,
  footer,
  tagline,
  homeHref,
  onNavigate,
  labels,
  children,
  ...rest
}: AuthLayoutProps) {
  const words = useLabels('AuthLayout', authLayoutLabels, labels);
  return (
    <Root data-component="AuthLayout" {...rest}>
      <header data-part="panel" data-gh-theme="light">
        <Anchor data-part="home" href={homeHref} onNavigate={onNavigate}>
          <Brand />
        </Anchor>
        <p data-part="tagline">{tagline ?? words.tagline}</p>
        <AuthLayoutHall />
      </header>
      <main data-part="main" tabIndex={-1}>
        <div data-part="column">
          <Heading data-part="title" level={1}>
            {title}
          </Heading>
          {description && (
            <Text data-part="description" tone="muted">
              {description}
            </Text>
          )}
          <div data-part="form">{children}</div>
          {footer && <p data-part="footer">{footer}</p>}
        </div>
      </main>
    </Root>
  );
}
