'use client';
import type { ComponentProps, ReactNode } from 'react';
import { loadingScreenLabels, type LoadingScreenLabels } from './LoadingScreen.labels.ts';
import { useLabels } from '#locale/use-locale.ts';
import { Root } from './LoadingScreen.styles.ts';

export interface LoadingScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * What is loading, shown below the hall and announced.
   * @default 'Connecting businesses'
   */
  label?: ReactNode;
  /** Replaces some of its words. */
  labels?: Partial<LoadingScreenLabels> | undefined;
}

/** The gable of the logo, cut into the storeys it is built up by, from the outside in. */
const storeys = [
  'M42 30V18h4v12z M70 30V18h-4v12z',
  'M46 30V12h4v7.394A7 7 0 0 0 49 23v7z M66 30V12h-4v7.394A7 7 0 0 1 63 23v7z',
  'M50 19.394V6h4v10.292A7 7 0 0 0 50 19.394z M62 19.394V6h-4v10.292A7 7 0 0 1 62 19.394z',
  'M54 16.292V2h4v14.292a7 7 0 0 0-4 0z',
];

/** The houses around the hall, from the nearest to the farthest. */
const neighbours = [
  'M24 30v-8h3v-4h4v4h3v8z M88 30v-8h-3v-4h-4v4h-3v8z',
  'M8 30v-6l5-5 5 5v6z M104 30v-6l-5-5-5 5v6z',
];

/**
 * Fills the screen while the application starts: a hall is built, its keystone set, its neighbours join it. It needs
 * no script once rendered, so it can be part of the served page.
 */
export function LoadingScreen({ label, labels, ...rest }: LoadingScreenProps) {
  const words = useLabels('LoadingScreen', loadingScreenLabels, labels);
  return (
    <Root data-component="LoadingScreen" role="status" {...rest}>
      <svg data-part="picture" viewBox="0 0 112 34" aria-hidden>
        {storeys.map((path) => (
          <path key={path} data-part="storey" d={path} />
        ))}
        <path data-part="keystone" d="M52.5 9h7L58 19h-4z" />
        {neighbours.map((path) => (
          <path key={path} data-part="neighbour" d={path} />
        ))}
        <path data-part="ground" d="M0 30.5h112v.75H0z" />
      </svg>
      <p data-part="label">{label ?? words.connecting}</p>
      <span data-part="progress" aria-hidden />
    </Root>
  );
}
