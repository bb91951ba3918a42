'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Root } from './ErrorPage.styles.ts';

export interface ErrorPageProps extends Omit<ComponentProps<'main'>, 'title' | 'children'> {
  /**
   * What happened.
   * @default 'Unexpected Application Error'
   */
  title?: ReactNode;
  /**
   * What to do about it.
   * @default 'This page could not be shown. Try again, or go back to the start.'
   */
  description?: ReactNode;
  /** What to do next: a `Button` to try again, a `Link` to the home page. */
  actions?: ReactNode;
  /** Technical details, such as the request id; shown small. */
  details?: ReactNode;
}

/** Replaces a page that could not be shown. For a part of a page use `Alert`. */
export function ErrorPage({
  title = 'Unexpected Application Error',
  description = 'This page could not be shown. Try again, or go back to the start.',
  actions,
  details,
  ...rest
}: ErrorPageProps) {
  return (
    <Root data-component="ErrorPage" {...rest}>
      <svg data-part="picture" viewBox="0 0 48 32" aria-hidden>
        <path
          fill="currentColor"
          d="M10 30V18h4v-6h4V6h4V2h4v4h4v6h4v6h4v12h-7v-7a7 7 0 0 0-4.5-6.5L27.5 9h-7l1 7.5A7 7 0 0 0 17 23v7z"
        />
        <path data-part="keystone" d="M-3.5-5h7L2 5h-4z" transform="translate(43 26.4) rotate(-68)" />
        <path data-part="ground" d="M0 30h48v.5H0z" />
      </svg>
      <h1 data-part="title">{title}</h1>
      <p data-part="description">{description}</p>
      {actions && <div data-part="actions">{actions}</div>}
      {details && <p data-part="details">{details}</p>}
    </Root>
  );
}
