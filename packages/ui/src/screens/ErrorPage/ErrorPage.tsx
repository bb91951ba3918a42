'use client';
// It renders once: a cache would only be more bytes.
'use no memo';
import type { ComponentProps, ReactNode } from 'react';
import { errorPageLabels, type ErrorPageLabels } from './ErrorPage.labels.ts';
import { useLabels } from '#locale/use-locale.ts';
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
  /** Replaces some of its words. */
  labels?: Partial<ErrorPageLabels> | undefined;
}

/** Replaces a page that could not be shown. For a part of a page use `Alert`. */
export function ErrorPage({ title, description, actions, details, labels, ...rest }: ErrorPageProps) {
  const words = useLabels('ErrorPage', errorPageLabels, labels);
  return (
    <Root data-component="ErrorPage" tabIndex={-1} {...rest}>
      <svg data-part="picture" viewBox="4 0 52 32" aria-hidden>
        <path
          fill="currentColor"
          d="M10 30V18h4v-6h4V6h4V2h4v4h4v6h4v6h4v12h-7v-7a7 7 0 0 0-4.5-6.5L27.5 9h-7l1 7.5A7 7 0 0 0 17 23v7z"
        />
        <path data-part="keystone" d="M-3.5-5h7L2 5h-4z" transform="translate(46 26.3) rotate(-68)" />
        <path data-part="ground" d="M4 30h52v.5H4z" />
      </svg>
      <h1 data-part="title">{title ?? words.title}</h1>
      <p data-part="description">{description ?? words.description}</p>
      {actions && <div data-part="actions">{actions}</div>}
      {details && <p data-part="details">{details}</p>}
    </Root>
  );
}
