'use client';
import { styled } from 'styled-components';
import { outOfSight } from '#styles/out-of-sight.ts';
import { hallStyles } from './LandingScreen.hall.styles.ts';
import { sectionStyles } from './LandingScreen.sections.styles.ts';

export const Root = styled.div`
  @layer guildhall.components {
    --_gutter: max(clamp(1rem, 5vw, 4rem), (100% - 80rem) / 2);
    position: relative;
    color: var(--gh-color-fg);
    background: var(--gh-color-bg);
    overflow-x: clip;

    > main {
      outline: none;
    }
    [data-part='bar'] {
      position: sticky;
      inset-block-start: 0;
      z-index: var(--gh-z-bar);
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: var(--gh-space-2);
      block-size: var(--gh-top-bar-height);
      padding-inline: var(--_gutter);
    }
    /* Blurred from 50 px on; a layer of its own, so that only its opacity changes. */
    [data-part='bar']::before {
      content: '';
      position: absolute;
      inset: 0;
      z-index: -1;
      background: color-mix(in srgb, var(--gh-color-bg) 82%, transparent);
      border-block-end: 1px solid var(--gh-color-border);
      -webkit-backdrop-filter: blur(12px);
      backdrop-filter: blur(12px);
      opacity: 0;
      transition: opacity var(--gh-duration-base) var(--gh-ease-out);
    }
    [data-part='bar'][data-scrolled]::before {
      opacity: 1;
    }
    [data-part='ways'] {
      display: flex;
      align-items: center;
      gap: clamp(var(--gh-space-1-5), 3vw, var(--gh-space-4));
      font-size: var(--gh-text-sm);
      white-space: nowrap;
    }
    [data-part='ways'] > :not(:last-child) {
      padding-block: var(--gh-space-1);
    }

    [data-part='hero'] {
      margin-block-start: calc(-1 * var(--gh-top-bar-height));
      border-block-end: 1px solid var(--gh-color-border);
    }
    [data-part='stage'] {
      position: relative;
      display: grid;
      align-content: space-between;
      gap: var(--gh-space-5);
      min-block-size: min(100svh, 60rem);
      padding-block-start: calc(var(--gh-top-bar-height) + clamp(2rem, 9svh, 6.5rem));
      overflow: clip;
    }
    [data-part='pitch'] {
      position: relative;
      z-index: 1;
      display: grid;
      justify-items: start;
      gap: var(--gh-space-3);
      padding-inline: var(--_gutter);
    }
    [data-part='pitch'] h1 {
      max-inline-size: 9em;
      font-family: var(--gh-font-display);
      font-size: var(--gh-text-display);
      font-weight: var(--gh-weight-medium);
      line-height: var(--gh-leading-display);
      letter-spacing: -0.03em;
    }
    [data-part='tagline'] {
      max-inline-size: 26rem;
      font-size: clamp(var(--gh-text-lg), 1rem + 0.6vw, var(--gh-text-2xl));
      line-height: var(--gh-leading-xl);
      color: var(--gh-color-fg-muted);
    }

    ${hallStyles}
    ${sectionStyles}

    /* A short screen, as when zoomed in, needs its room for the text. */
    @media (height < 480px) {
      [data-part='bar'] {
        position: relative;
      }
    }
    @media (width < 600px) {
      /* Only the gable: the name stays for screen readers. */
      [data-part='brand'] > * > :not(svg) {
        ${outOfSight}
      }
    }
    /* Where the text is above a wing of the hall, both need their height. */
    @media (width >= 900px) {
      [data-part='stage'] {
        block-size: clamp(46rem, 100svh, 60rem);
      }
    }
    @media (width >= 900px) and (height >= 46rem) {
      /* Keeps the hall in place for a while, so that its windows can be seen lighting up. */
      @supports (animation-timeline: scroll()) {
        @media (prefers-reduced-motion: no-preference) {
          [data-part='hero']::after {
            content: '';
            display: block;
            block-size: 25rem;
          }
          [data-part='stage'] {
            position: sticky;
            inset-block-start: 0;
          }
        }
      }
    }
  }
`;
