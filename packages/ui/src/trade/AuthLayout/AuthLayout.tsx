'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Brand } from '#trade/Brand/Brand.tsx';
import { handleLinkClick, type NavigateHandler } from '#navigation/navigate.ts';
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
  onNavigate?: NavigateHandler;
}

/** The layout of sign-up and log-in: a short form beside a dark panel. */
export function AuthLayout({
  title,
  description,
  footer,
  tagline = 'A unified platform for businesses to connect and grow.',
  homeHref,
  onNavigate,
  children,
  ...rest
}: AuthLayoutProps) {
  return (
    <Root data-component="AuthLayout" {...rest}>
      <header data-part="panel" data-gh-theme="light">
        <a data-part="home" href={homeHref} onClick={(event) => handleLinkClick(event, onNavigate)}>
          <Brand />
        </a>
        <p data-part="tagline">{tagline}</p>
        <AuthLayoutHall />
      </header>
      <main data-part="main">
        <div data-part="column">
          <h1 data-part="title">{title}</h1>
          {description && <p data-part="description">{description}</p>}
          <div data-part="form">{children}</div>
          {footer && <p data-part="footer">{footer}</p>}
        </div>
      </main>
    </Root>
  );
}
