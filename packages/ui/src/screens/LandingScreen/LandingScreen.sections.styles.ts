'use client';
import { css } from 'styled-components';
import { globeStyles } from './LandingScreen.globe.styles.ts';

/** Features, mailing list and footer. */
export const sectionStyles = css`
  :is([data-part='features'], [data-part='letters'], [data-part='footer']) {
    margin-inline: var(--_gutter);
  }
  h2,
  h3 {
    font-family: var(--gh-font-display);
    font-weight: var(--gh-weight-medium);
    letter-spacing: var(--gh-tracking-tight);
  }
  h2 {
    font-size: clamp(var(--gh-text-3xl), 1.4rem + 2.4vw, var(--gh-text-4xl));
    line-height: var(--gh-leading-4xl);
  }

  [data-part='features'] {
    display: grid;
    gap: var(--gh-space-2);
    padding-block: clamp(4rem, 9vw, 8rem);
    scroll-margin-block-start: var(--gh-top-bar-height);
    outline: none;
  }
  [data-part='eyebrow'] {
    font-size: var(--gh-text-sm);
    font-weight: var(--gh-weight-semibold);
    letter-spacing: var(--gh-tracking-wide);
    color: var(--gh-color-accent-fg);
  }
  [data-part='welcome'] {
    display: grid;
    align-content: center;
    gap: var(--gh-space-2);
    padding-block-end: var(--gh-space-3);
  }
  [data-part='welcome'] p:last-child {
    max-inline-size: 34rem;
    font-size: var(--gh-text-lg);
    line-height: var(--gh-leading-lg);
    color: var(--gh-color-fg-muted);
  }

  [data-part='reach'],
  [data-part='tile'] {
    background: var(--gh-color-surface);
    border: 1px solid var(--gh-color-border);
    border-radius: var(--gh-radius-xl);
  }
  :is([data-part='reach-text'], [data-part='tile']) p {
    color: var(--gh-color-fg-muted);
  }

  ${globeStyles}

  [data-part='tiles'] {
    display: grid;
    gap: var(--gh-space-2);
    padding: 0;
    list-style: none;
  }
  [data-part='tile'] {
    display: grid;
    grid-template-columns: auto 1fr;
    align-content: start;
    gap: var(--gh-space-half) var(--gh-space-2);
    padding: var(--gh-space-3);
  }
  [data-part='tile-icon'] {
    grid-row: span 2;
    display: grid;
    place-items: center;
    inline-size: 2.5rem;
    block-size: 2.5rem;
    color: var(--gh-color-accent-fg);
    background: var(--gh-color-accent-subtle);
    border-radius: var(--gh-radius-full) var(--gh-radius-full) var(--gh-radius) var(--gh-radius);
  }
  [data-part='tile'] h3 {
    font-size: var(--gh-text-xl);
    line-height: var(--gh-leading-xl);
  }
  [data-part='tile'] p {
    font-size: var(--gh-text-sm);
    line-height: var(--gh-leading-md);
  }

  [data-part='letters'] {
    display: grid;
    gap: var(--gh-space-4);
    padding: clamp(2rem, 5vw, 4.5rem) clamp(1.5rem, 5vw, 4.5rem);
    background: var(--gh-color-surface-sunken);
    border: 1px solid var(--gh-color-border);
    border-radius: var(--gh-radius-xl);
  }
  [data-part='letters-text'] {
    display: grid;
    align-content: start;
    gap: var(--gh-space-1-5);
  }
  [data-part='letters-text'] p {
    max-inline-size: 28rem;
    color: var(--gh-color-fg-muted);
  }
  [data-part='letters-form'] {
    position: relative;
    align-self: center;
    min-inline-size: 0;
  }
  [data-part='letters-row'] {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: var(--gh-space-1-5) var(--gh-space-1);
  }
  [data-part='letters-row'] > :first-child {
    flex: 999 1 15rem;
    min-inline-size: 0;
  }
  [data-part='letters-row'] > button {
    flex: 1 0 auto;
  }
  [data-part='thanks'] {
    position: absolute;
    inset: calc(100% + var(--gh-space-1)) 0 auto;
    display: flex;
    align-items: center;
    gap: var(--gh-space-1);
    font-size: var(--gh-text-sm);
    color: var(--gh-color-positive-fg);
  }

  [data-part='footer'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--gh-space-2) var(--gh-space-4);
    padding-block: var(--gh-space-6);
    font-size: var(--gh-text-sm);
    color: var(--gh-color-fg-muted);
  }
  [data-part='footer'] > :first-child {
    color: var(--gh-color-fg);
  }

  @media (width >= 600px) {
    [data-part='tiles'] {
      grid-template-columns: 1fr 1fr;
    }
    [data-part='tile'] {
      grid-template-columns: 1fr;
      gap: var(--gh-space-1);
    }
    [data-part='tile-icon'] {
      grid-row: auto;
      margin-block-end: var(--gh-space-3);
    }
  }
  @media (width >= 900px) {
    [data-part='features'] {
      grid-template-columns: 5fr 7fr;
      column-gap: var(--gh-space-6);
      row-gap: var(--gh-space-3);
    }
    [data-part='tiles'] {
      grid-column: 1 / -1;
    }
    [data-part='letters'] {
      grid-template-columns: 1fr 1fr;
    }
  }
  @media (width >= 1200px) {
    [data-part='tiles'] {
      grid-template-columns: repeat(4, 1fr);
    }
  }
  @media (forced-colors: active) {
    [data-part='tile-icon'] {
      border: 1px solid CanvasText;
    }
  }
`;
