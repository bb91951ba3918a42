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
  /** The words below the form that lead elsewhere. */
  footer?: ReactNode;
  /**
   * The words on the panel.
   * @default 'A unified platform for businesses to connect and grow.'
   */
  tagline?: ReactNode;
  /** Where the logo leads. */
  homeHref: string;
  /** Is told of a plain click on the logo in place of the browser. */
  onNavigate?: NavigateHandler;
}

/** The frame of signing up and logging in: a short form beside a panel of ink. */
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
